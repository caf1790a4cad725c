import {
  closedAmount,
  describeAmount,
  describeChoice,
  describeEach,
  describeFilter,
  describeOne,
  describeRace,
  describeRef,
  describeSome,
  describeZone,
  isAnyCard,
  OWNERS,
  PLAYERS,
  playerDoes,
  unlessAny,
} from './describeNouns.ts';
import { listed, plural, quotedList } from './grammar.ts';
import { type Describers, type Texts, textOf } from './textOf.ts';
import type { Amount, Ban, Filter, Permission, StaticEffect, Target, Who } from './vocabulary.ts';

type UseBan = Extract<Ban, { do: 'summon' | 'cast' | 'use' }>;

/** A filter that says nothing means what these words are usually about. */
const usual = (what: Filter | undefined, type: NonNullable<Filter['type']>): Filter =>
  what === undefined || isAnyCard(what) ? { type } : what;

/** Who is bound by a rule for players. */
const BOUND: { readonly [W in Who]: string } = { ...PLAYERS, any: 'players' };

const cannotUse =
  (type: NonNullable<Filter['type']>) =>
  ({ do: use, who, what, limit }: UseBan): string => {
    const such = usual(what, type);
    if (limit === undefined) return `${BOUND[who]} cannot ${use} ${describeFilter(such, 'many')}`;
    return `${BOUND[who]} cannot ${use} more than ${describeSome(limit, such)} a turn`;
  };

const byWhat = (by: Filter | undefined): string =>
  unlessAny(by, (filter) => ` by ${describeFilter(filter, 'many')}`);

const BANS: Texts<Ban, 'do'> = {
  attack: ({ target }) => `cannot attack${target === undefined ? '' : ` ${plural(target)}`}`,
  block: () => 'cannot block',
  beBlocked: ({ by }) => `cannot be blocked${byWhat(by)}`,
  beAttacked: ({ by }) => `cannot be attacked${byWhat(by)}`,
  beChosen: ({ by }) => `cannot be chosen by ${PLAYERS[by]}`,
  beDestroyedByBattle: ({ against }) =>
    `is not destroyed when it loses a battle${unlessAny(against, (filter) => ` against ${describeOne(filter)}`)}`,
  beTapped: ({ by }) => `cannot be tapped by ${PLAYERS[by]}`,
  summon: cannotUse('creature'),
  cast: cannotUse('spell'),
  use: cannotUse('card'),
  put: ({ who, what = {}, unless }) => {
    const exception = unless === undefined ? '' : ' except by summoning';
    return `${BOUND[who]} cannot put ${describeFilter(what, 'many')} into the battle zone${exception}`;
  },
  move: ({ from, to }) =>
    `cannot leave the ${describeZone(from)}${to === undefined ? '' : ` for the ${describeZone(to)}`}`,
  useShieldTrigger: () => 'cannot be used by its shield trigger',
  useTapAbility: ({ who }) => `${BOUND[who]} cannot use tap abilities`,
  lookAtOwnDeck: ({ who }) => `${BOUND[who]} cannot look at ${who === 'you' ? 'your' : 'their'} own deck`,
};

const PERMISSIONS: Texts<Permission, 'do'> = {
  attackUntapped: ({ what }) => `can attack untapped ${describeFilter(usual(what, 'creature'), 'many')}`,
  attackPlayersDespiteBans: () => 'can attack players although something says that it cannot attack players',
  beBaseOfAnyRace: () => 'counts as a creature of any race where an evolution creature is put on it',
  beCrossedFree: () => 'can have cross gears crossed onto it without their costs being paid',
  attackPlayersRegardless: () => 'can attack players whatever says that it cannot',
  summonFrom: ({ zone, what }) =>
    `can be summoned from the ${describeZone(zone)}${what === undefined ? '' : ` as ${describeOne(what)}`}`,
};

/** Whether the words of an amount begin with a minus. */
const isLess = (amount: Amount): boolean =>
  typeof amount === 'number' ? amount < 0 : 'times' in amount && isLess(amount.times[0]);

/** A number for each card of a group: `1000` and `each of your creatures`. */
function forEach(amount: Amount): { readonly by: number; readonly of: string } | undefined {
  if (typeof amount === 'number' || !('times' in amount)) return undefined;
  const [by, counted] = amount.times;
  if (typeof by !== 'number' || typeof counted === 'number' || !('count' in counted)) return undefined;
  const of = describeEach(counted.count);
  return of === 'this' ? undefined : { by, of };
}

const lessOrMore = (by: Amount): string =>
  typeof by === 'number' && by < 0 ? `${-by} less` : `${describeAmount(by)} more`;

const STATIC_EFFECTS: Texts<StaticEffect, 'kind', [Describers]> = {
  power: ({ by }) => {
    const sign = isLess(by) ? '' : '+';
    const each = forEach(by);
    return each === undefined
      ? `gets ${sign}${describeAmount(by)} power`
      : `gets ${sign}${each.by} power for ${each.of}`;
  },
  multipliesPower: ({ by }) => `has its power multiplied by ${describeAmount(by)}`,
  setPower: ({ to }) => `has power ${describeAmount(to)}`,
  gains: ({ abilities }, describe) => `has ${quotedList(abilities.map(describe.ability))}`,
  civilizations: ({ are }) => `is ${listed(are, 'and')}`,
  cannot: ({ ban }) => textOf(BANS, ban.do, ban),
  can: ({ permission }) => textOf(PERMISSIONS, permission.do, permission),
  mustAttack: ({ such }) =>
    such === undefined ? 'attacks each turn if able' : `attacks ${describeOne(such)} each turn if able`,
  attacksFirst: ({ such }) => `attacks ${describeOne(such)} if able when it attacks`,
  mustBlock: ({ such }) => (such === undefined ? 'blocks if able' : `blocks ${describeOne(such)} if able`),
  breaksMore: ({ by }) => `breaks ${closedAmount(by)} more ${by === 1 ? 'shield' : 'shields'}`,
  ownerChoosesShields: ({ of, when }) =>
    `lets the owner of ${OWNERS[of] || "each player's"} shields choose them${when === undefined ? '' : ' where a creature breaks them'}`,
  races: ({ also }) => `is ${listed(also.map(describeRace), 'and')} in addition to its other races`,
  mustBeChosen: ({ by }) =>
    `must be chosen first if ${playerDoes(by, "choose among its player's creatures")}`,
  cost: ({ by, atLeast }) => {
    const limit = atLeast > 0 ? `, but not less than ${atLeast}` : '';
    const each = forEach(by);
    if (each === undefined) return `costs ${lessOrMore(by)}${limit}`;
    return `costs ${lessOrMore(each.by)} for ${each.of}${limit}`;
  },
  entersTapped: ({ zone }) => `is put into the ${zone === undefined ? 'battle' : 'mana'} zone tapped`,
  doesNotUntap: () => 'does not untap at the start of the turn',
  winsBattles: ({ against }) =>
    `wins all battles${unlessAny(against, (filter) => ` against ${describeFilter(filter, 'many')}`)}`,
  untapAtMost: ({ count }) =>
    `is one of at most ${describeAmount(count)} that untap at the start of the turn`,
  handRevealed: ({ of }) => playerDoes(of, 'play with the hand revealed'),
};

/** What one continuous effect does, without what it affects: `gets +1000 power`. */
export const staticEffectText = (effect: StaticEffect, describe: Describers): string =>
  textOf(STATIC_EFFECTS, effect.kind, effect, describe);

/** Such an effect is a rule for players: it does not say what it affects. */
export const bindsPlayers = (effect: StaticEffect): boolean =>
  effect.kind === 'handRevealed' || (effect.kind === 'cannot' && 'who' in effect.ban);

/** Whether the effects are rules for players only. */
export const bindPlayers = (effects: readonly StaticEffect[]): boolean => effects.every(bindsPlayers);

/** `each of your creatures` */
export function describeAffected(affects: Target): string {
  if ('choose' in affects) return describeChoice(affects);
  return 'ref' in affects ? describeRef(affects.ref) : describeEach(affects);
}

/** What lasts, with what it affects: `this gets +1000 power and cannot attack`. */
export function describeStatics(
  affects: Target,
  effects: readonly StaticEffect[],
  describe: Describers,
): string {
  const said = listed(
    effects.map((effect) => staticEffectText(effect, describe)),
    'and',
  );
  return bindPlayers(effects) ? said : `${describeAffected(affects)} ${said}`;
}
