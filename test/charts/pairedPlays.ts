import {
  type CardDefinition,
  createDuel,
  type Decision,
  type Duel,
  playOut,
  randomAgent,
  type StartStep,
} from 'taiki';
import { type Arrangement, arrange, type PlayerInput } from 'taiki/testing';
import {
  any,
  atEndOfYourTurn,
  attacksEachTurnIfAble,
  beginsInBattleZone,
  blocker,
  both,
  cannotAttack,
  cannotAttackPlayers,
  creature,
  crossedGets,
  crossGear,
  draw,
  evolution,
  evolutionCreature,
  forbiddenBeat,
  from,
  galaxyshield,
  gets,
  given,
  happened,
  has,
  hasWhile,
  hyperize,
  hyperMode,
  inOrder,
  insteadDo,
  isAttacking,
  isCrossedFree,
  isLike,
  may,
  optional,
  power,
  powerAttacker,
  returnToHand,
  self,
  skipRestOfTurn,
  spell,
  spellAbility,
  tap,
  tapAbility,
  topOfDeckTo,
  when,
  whenDestroyed,
  wheneverAttacks,
  wheneverBlocks,
  wouldLeave,
  wouldLose,
  youHave,
  yourCreatures,
  yourGraveyard,
  yourHand,
  yourMana,
} from 'taiki/words';
import type { Ability, Condition, Effect, EventPattern } from '../../effects/language/vocabulary.ts';
import { mapTable } from '../../machines/mapTable.ts';

type Inspect = NonNullable<Arrangement['inspect']>;

interface Side extends PlayerInput {
  readonly battleZone?: readonly (string | { readonly name: string; readonly tapped: boolean })[];
}

/** One line of play in which transitions follow each other that random play does not pair. */
interface PairedPlay {
  readonly name: string;
  readonly step: StartStep;
  readonly turn?: number;
  /** The last turn; by default the first. */
  readonly until?: number;
  readonly p1?: Side;
  readonly p2?: Side;
  /** What is chosen, by label. Everything else is passed. */
  readonly labels?: readonly string[];
}

const common = { civilizations: ['fire'], cost: 1, races: ['Partner'] } as const;
const cards: CardDefinition[] = [];

const named = (card: CardDefinition): string => {
  cards.push(card);
  return card.name;
};

const being = (name: string, strength: number, ...abilities: readonly Ability[]): string =>
  named(creature({ ...common, name, power: strength, abilities }));

const CHARGED: EventPattern = { event: 'moved', what: { of: 'any' }, from: 'hand', to: 'manaZone' };
const LAID: EventPattern = { event: 'moved', what: { of: 'any' }, from: 'hand', to: 'shieldZone' };
const STARTS: EventPattern = { event: 'startOfTurn', of: 'any' };
const ENDS: EventPattern = { event: 'endOfTurn', of: 'any' };
const DRAWN: EventPattern = { event: 'drawn', by: 'any' };
const TAPPED: EventPattern = { event: 'tapped', what: any('any') };
const PUT: EventPattern = { event: 'put', what: any('any') };
const USED: EventPattern = { event: 'used', by: 'any' };
const ATTACKS: EventPattern = { event: 'attacks', what: any('any') };
const UNBLOCKED: EventPattern = { event: 'isNotBlocked', what: any('any') };
const BLOCKED: EventPattern = { event: 'becomesBlocked', what: any('any') };
const BATTLES: EventPattern = { event: 'battles', what: any('any') };
const BATTLED: EventPattern = { event: 'battleEnds', what: any('opponent') };
const BREAKS: EventPattern = { event: 'breaksShields', what: any('any') };
const BROKEN: EventPattern = { event: 'shieldBroken', of: 'any' };
const ENDS_ATTACK: EventPattern = { event: 'endOfAttack', what: any('any') };
const DIES: EventPattern = {
  event: 'destroyed',
  what: any('any', { races: [...common.races] }),
  tense: 'destroyed',
};

const CHARGE_STARTS: EventPattern = { event: 'startOfStep', step: 'charge', of: 'any' };
const MAIN_STARTS: EventPattern = { event: 'startOfStep', step: 'main', of: 'any' };
const ATTACK_STARTS: EventPattern = { event: 'startOfStep', step: 'attack', of: 'any' };
const BREAK_STARTS: EventPattern = { event: 'startOfStep', step: 'directAttack', of: 'any' };

const EVENTS = {
  chargeStarts: CHARGE_STARTS,
  mainStarts: MAIN_STARTS,
  attackStarts: ATTACK_STARTS,
  breakStarts: BREAK_STARTS,
  charged: CHARGED,
  laid: LAID,
  starts: STARTS,
  ends: ENDS,
  drawn: DRAWN,
  tapped: TAPPED,
  put: PUT,
  used: USED,
  attacks: ATTACKS,
  unblocked: UNBLOCKED,
  blocked: BLOCKED,
  battles: BATTLES,
  battled: BATTLED,
  breaks: BREAKS,
  broken: BROKEN,
  endsAttack: ENDS_ATTACK,
  dies: DIES,
} as const;

const rest: Effect = gets(self, 'turn', power(1000));
/** Triggers on an event. */
const sees = mapTable(EVENTS, (event, name) => being(`Sees ${name}`, 3000, cannotAttack, when(event, rest)));
/** Draws when an event happens. */
const draws = mapTable(EVENTS, (event, name) =>
  being(`Draws, ${name}`, 3000, cannotAttack, when(event, draw())),
);
/** Skips the rest of the turn when an event happens. */
const stops = mapTable(EVENTS, (event, name) =>
  being(`Stops, ${name}`, 3000, cannotAttack, when(event, skipRestOfTurn)),
);
/** Can be declared from the hand for an event. */
const heralds = mapTable(EVENTS, (event, name) =>
  being(`Herald, ${name}`, 1000, from(['hand'], when(event, rest))),
);

const skipping = optional(wouldLeave(self, insteadDo(skipRestOfTurn)));
const dyingWhile = (condition: Condition) => hasWhile(condition, power(-9000));
/** Its death at an event may be replaced: the rest of the turn is skipped. */
const evades = mapTable(EVENTS, (event, name) =>
  being(`Evades, ${name}`, 3000, cannotAttack, dyingWhile(happened(event)), skipping),
);
const replace = (name: string): string => `Replace: ${name}`;
const usesTap = (name: string): string => `${name} uses its tap ability`;

const winsAtMain = being(
  'Wins at Main',
  3000,
  cannotAttack,
  hasWhile(happened(MAIN_STARTS), { kind: 'winsDuel', who: 'you' }),
);
const plain = being('Plain', 2000);
const restless = being('Restless', 3000, dyingWhile(isLike(self, { tapped: false })), skipping);
const spender = being('Spender', 3000, dyingWhile(youHave(yourMana({ tapped: true }))), skipping);
const leaden = named(crossGear({ ...common, name: 'Leaden', abilities: [crossedGets(power(-9000))] }));
const light = named(crossGear({ ...common, name: 'Light', abilities: [] }));
const fragile = being('Fragile', 1000, skipping);
const open = being('Open', 1000, isCrossedFree);
const openAndFragile = being('Open and Fragile', 1000, isCrossedFree, skipping);
const hyper = being('Hyper', 2000, hyperize(), hyperMode(5000));
const tires = being('Tires', 3000, dyingWhile(isLike(self, { tapped: true })), skipping);
const laidDown = being('Laid Down', 1000, ...galaxyshield(1));
const grown = named(
  evolutionCreature({
    ...common,
    name: 'Grown',
    power: 5000,
    abilities: [evolution({ races: ['Partner'] })],
  }),
);
const adept = being('Adept', 2000, tapAbility(rest));
const otherAdept = being('Other Adept', 2000, tapAbility(rest));
const spent = being('Spent', 2000, tapAbility(rest), dyingWhile(isLike(self, { tapped: true })), skipping);
const hasty = being('Hasty', 2000, tapAbility(skipRestOfTurn));

const mayDraw = being('May Draw', 3000, when(TAPPED, may(draw())));

/** Has to attack, so that nobody chooses anything. */
const raider = (name: string, ...abilities: readonly Ability[]): string =>
  being(name, 3000, attacksEachTurnIfAble, ...abilities);
const raids = raider('Raids');
const raidsCreatures = raider('Raids Creatures', cannotAttackPlayers);
const crumbles = raider('Crumbles', dyingWhile(isAttacking));
const crumblesUnblocked = raider('Crumbles Unblocked', dyingWhile(happened(UNBLOCKED)));
const fadingWith = (name: string, ...abilities: readonly Ability[]): string =>
  raider(name, powerAttacker(9000), dyingWhile(happened(ATTACKS)), ...abilities);
const fades = fadingWith('Fades');
const fadesMourned = fadingWith('Fades, Mourned', whenDestroyed(self, rest));
const fadesEvading = fadingWith('Fades, Evading', skipping);
const fadesStopping = fadingWith('Fades, Stopping', whenDestroyed(self, skipRestOfTurn));

const mustBlock = has({ kind: 'mustBlock', such: {} });
const blocks = being('Blocks', 5000, blocker, mustBlock);
const diesBlocking = being(
  'Dies Blocking',
  5000,
  blocker,
  mustBlock,
  dyingWhile(isLike(self, { blocking: true })),
);
const evadesBlocking = being(
  'Evades Blocking',
  5000,
  blocker,
  mustBlock,
  dyingWhile(isLike(self, { blocking: true })),
  skipping,
);
const leavesBlocking = being(
  'Leaves Blocking',
  5000,
  blocker,
  mustBlock,
  wheneverBlocks(self, returnToHand(self)),
);
const losesWell = being('Loses Well', 1000, skipping);
const lifeguard = being('Lifeguard', 1000, wouldLose('you', insteadDo(returnToHand(self))));

/** Instead of losing, its player ends the turn (609.1). */
const timekeeper = being('Timekeeper', 1000, wouldLose('you', insteadDo(skipRestOfTurn)));

/** Takes the attack as it is put, and dies. */
const phantom = being('Phantom', 1000, has(power(-9000)));
const putPhantom: Effect = { do: 'put', what: yourHand({ names: ['Phantom'] }), blocking: true };
const conjurer = being('Conjurer', 3000, wheneverAttacks(any('opponent'), putPhantom));
/** Would die at an attack as long as a phantom is in the hand, and puts it instead. */
const medium = being(
  'Medium',
  3000,
  dyingWhile(both(happened(ATTACKS), youHave(yourHand({ names: ['Phantom'] })))),
  wouldLeave(self, insteadDo(putPhantom)),
);

const loan = named(
  spell({ ...common, name: 'Loan', abilities: [spellAbility(gets(yourCreatures(), 'turn', power(3000)))] }),
);
const owesLess = hasWhile(happened(USED), power(-1000));
const evadesDebt = being('Evades Debt', 1000, owesLess, skipping);
const mournedDebt = being('Mourned Debt', 1000, owesLess, whenDestroyed(self, rest));
/** Dies as the effects of its turn end, and skips what is left of it. */
const overdue = being(
  'Overdue',
  1000,
  atEndOfYourTurn(inOrder(gets(self, 'turn', power(9000)), tap(self))),
  dyingWhile(isLike(self, { tapped: true })),
  wouldLeave(self, insteadDo(skipRestOfTurn)),
);

const milled: EventPattern = { event: 'moved', what: { of: 'you' }, from: 'deck', to: 'graveyard' };
const mill = topOfDeckTo('graveyard');
/** Together they put 50 cards from the deck into the graveyard, one effect after another, before the duel begins. */
const PRELUDE = [
  named(
    creature({
      ...common,
      races: ['Prelude'],
      name: 'Overture',
      power: 0,
      abilities: [whenDestroyed(self, mill)],
    }),
  ),
  being('Metronome', 3000, cannotAttack, given(youHave(yourGraveyard(), { max: 50 }), when(milled, mill))),
];

/** Skips every turn that it sees. */
const timeless = being('Timeless', 1000, has(power(-9000)), wouldLeave(self, insteadDo(skipRestOfTurn)));

const mana: PlayerInput['manaZone'] = { fire: 2 };
const inBattle = (...battleZone: NonNullable<Side['battleZone']>): Side => ({ battleZone });

const startPlays: readonly PairedPlay[] = [
  {
    name: 'what untaps skips the rest of the turn, turn after turn',
    step: 'startOfTurn',
    until: 6,
    p1: inBattle({ name: restless, tapped: true }),
    p2: inBattle({ name: restless, tapped: true }),
    labels: [replace(restless), replace(restless), replace(restless)],
  },
  ...[[], [sees.starts]].flatMap((witnesses): readonly PairedPlay[] => [
    {
      name: 'a charge in the first turn skips the rest of it',
      step: 'startOfTurn',
      turn: 1,
      p1: { hand: [plain], battleZone: [evades.charged, ...witnesses] },
      labels: [`Charge ${plain}`, replace(evades.charged)],
    },
    {
      name: 'a charge in the first turn triggers',
      step: 'startOfTurn',
      turn: 1,
      p1: { hand: [plain], battleZone: [sees.charged, ...witnesses] },
      labels: [`Charge ${plain}`],
    },
    {
      name: 'the draw of the turn skips the rest of it',
      step: 'startOfTurn',
      p1: inBattle(evades.drawn, ...witnesses),
      labels: [replace(evades.drawn)],
    },
  ]),
  ...[[], [sees.drawn]].map(
    (witnesses): PairedPlay => ({
      name: 'a charge after the draw skips the rest of the turn',
      step: 'draw',
      p1: { hand: [plain], battleZone: [evades.charged, ...witnesses] },
      labels: [`Charge ${plain}`, replace(evades.charged)],
    }),
  ),
  {
    name: 'the active player may declare for the start of the first turn',
    step: 'startOfTurn',
    turn: 1,
    p1: { hand: [heralds.starts] },
  },
  { name: 'the other player sees the start of the turn', step: 'startOfTurn', p2: inBattle(sees.starts) },
  {
    name: 'an effect of a charge skips the rest of the turn',
    step: 'charge',
    p1: { hand: [plain], battleZone: [stops.charged] },
    labels: [`Charge ${plain}`],
  },
  {
    name: 'the other player may declare for a charge',
    step: 'charge',
    p1: { hand: [plain] },
    p2: { hand: [heralds.charged] },
    labels: [`Charge ${plain}`],
  },
  {
    name: 'the rest of a turn that a position sets going is skipped',
    step: 'main',
    p1: inBattle(timeless),
  },
  { name: 'a position starts at the end of a turn', step: 'end' },
];

/** The starts of steps (500.4): the event, where play begins, and what leads to the step. */
const STARTS_OF_STEPS: readonly {
  readonly event: keyof typeof EVENTS;
  readonly step: StartStep;
  readonly turn?: number;
  readonly p1?: Side;
  readonly p2?: Side;
}[] = [
  { event: 'chargeStarts', step: 'charge' },
  { event: 'chargeStarts', step: 'draw' },
  { event: 'chargeStarts', step: 'draw', p1: inBattle(sees.drawn) },
  { event: 'chargeStarts', step: 'startOfTurn', turn: 1 },
  { event: 'chargeStarts', step: 'startOfTurn', turn: 1, p1: inBattle(sees.starts) },
  { event: 'mainStarts', step: 'main' },
  { event: 'mainStarts', step: 'charge' },
  { event: 'attackStarts', step: 'attack' },
  { event: 'attackStarts', step: 'main' },
  { event: 'breakStarts', step: 'attack', p1: inBattle(raids), p2: { shieldZone: 2 } },
  { event: 'breakStarts', step: 'attack', p1: inBattle(raids, sees.unblocked), p2: { shieldZone: 2 } },
];

/** A side with more in its battle zone and its hand. */
const withMore = (side: Side | undefined, more: Side): Side => ({
  ...side,
  ...more,
  battleZone: [...(side?.battleZone ?? []), ...(more.battleZone ?? [])],
});

const startOfStepPlays: readonly PairedPlay[] = [
  ...STARTS_OF_STEPS.flatMap(({ event, p1, p2, ...line }): readonly PairedPlay[] => {
    const plays = (
      name: string,
      more: { readonly p1?: Side; readonly p2?: Side },
      labels?: readonly string[],
    ): PairedPlay => ({
      ...line,
      name: `${name}, ${event} from ${line.step}`,
      p1: withMore(p1, more.p1 ?? {}),
      p2: withMore(p2, more.p2 ?? {}),
      ...(labels === undefined ? {} : { labels }),
    });
    return [
      plays('the start of a step triggers', { p1: inBattle(sees[event]) }),
      plays('the other player sees a step start', { p2: inBattle(sees[event]) }),
      plays('both see a step start', { p1: inBattle(sees[event]), p2: inBattle(sees[event]) }),
      plays('the other player may declare as a step starts', { p2: { hand: [heralds[event]] } }),
      plays('the start of a step skips the rest of the turn', { p1: inBattle(evades[event]) }, [
        replace(evades[event]),
      ]),
      plays('an effect at the start of a step skips the rest of the turn', { p1: inBattle(stops[event]) }),
      plays('an effect of the other player skips the rest of the turn', { p2: inBattle(stops[event]) }),
      plays('what the other player draws triggers', { p1: inBattle(sees.drawn), p2: inBattle(draws[event]) }),
      plays('the other player may declare for what it draws', {
        p2: { battleZone: [draws[event]], hand: [heralds.drawn] },
      }),
    ];
  }),
  {
    name: 'a charge triggers after the start of the step did',
    step: 'charge',
    p1: { hand: [plain], battleZone: [sees.chargeStarts, sees.charged] },
    labels: [`Charge ${plain}`],
  },
  {
    name: 'a charge skips the rest of the turn after the start of the step triggered',
    step: 'charge',
    p1: { hand: [plain], battleZone: [sees.chargeStarts, evades.charged] },
    labels: [`Charge ${plain}`, replace(evades.charged)],
  },
  ...[sees.mainStarts, winsAtMain].map(
    (last): PairedPlay => ({
      name: 'the main step starts after a charge that triggered',
      step: 'charge',
      p1: { hand: [plain], battleZone: [sees.charged, last] },
      labels: [`Charge ${plain}`],
    }),
  ),
  {
    name: 'the start of the main step skips the rest of the turn after a charge that triggered',
    step: 'charge',
    p1: { hand: [plain], battleZone: [sees.charged, evades.mainStarts] },
    labels: [`Charge ${plain}`, replace(evades.mainStarts)],
  },
  ...(
    [
      [{ hand: [laidDown] }, `Galaxyshield ${laidDown}`],
      [{ battleZone: [light, plain] }, `Cross ${light}`],
      [{ battleZone: [light, open] }, `Cross ${light} without paying`],
      [{ battleZone: [hyper, plain] }, `Hyperize ${hyper}`],
    ] as const
  ).map(
    ([side, label]): PairedPlay => ({
      name: `${label}, after the start of the main step triggered`,
      step: 'main',
      p1: withMore(side, { manaZone: mana, battleZone: [sees.mainStarts] }),
      labels: [label],
    }),
  ),
  {
    name: 'a tap ability is used after the start of the attack step triggered',
    step: 'attack',
    p1: inBattle(adept, sees.attackStarts),
    labels: [usesTap(adept)],
  },
];

const mainPlays: readonly PairedPlay[] = [
  ...[spender, fragile].flatMap((victim): readonly PairedPlay[] => [
    {
      name: 'paying for a cross gear, or crossing it, skips the rest of the turn',
      step: 'main',
      p1: { manaZone: mana, battleZone: [leaden, victim] },
      labels: [`Cross ${leaden}`, replace(victim)],
    },
  ]),
  {
    name: 'crossing a cross gear for nothing skips the rest of the turn',
    step: 'main',
    p1: { manaZone: [], battleZone: [leaden, openAndFragile] },
    labels: [`Cross ${leaden} without paying`, replace(openAndFragile)],
  },
  {
    name: 'tapping for a hyperize skips the rest of the turn',
    step: 'main',
    p1: { manaZone: [], battleZone: [hyper, tires] },
    labels: [`Hyperize ${hyper}`, replace(tires)],
  },
  {
    name: 'a creature is hyperized after a cross gear was crossed for nothing',
    step: 'main',
    p1: { manaZone: [], battleZone: [light, open, hyper] },
    labels: [`Cross ${light} without paying`, `Hyperize ${hyper}`],
  },
  {
    name: 'the active player may declare as a card is used',
    step: 'main',
    p1: { manaZone: mana, hand: [plain, heralds.used] },
    labels: [`Summon ${plain}`],
  },
  {
    name: 'paying for a use skips the rest of the turn',
    step: 'main',
    p1: { manaZone: mana, hand: [plain], battleZone: [spender] },
    labels: [`Summon ${plain}`, replace(spender)],
  },
  {
    name: 'putting an evolution creature skips the rest of the turn',
    step: 'main',
    p1: { manaZone: mana, hand: [grown], battleZone: [plain, evades.put] },
    labels: [`Summon ${grown}`, plain, replace(evades.put)],
  },
  ...[spender, evades.laid].map(
    (victim): PairedPlay => ({
      name: 'paying for a galaxyshield, or laying it, skips the rest of the turn',
      step: 'main',
      p1: { manaZone: mana, hand: [laidDown], battleZone: [victim] },
      labels: [`Galaxyshield ${laidDown}`, replace(victim)],
    }),
  ),
  {
    name: 'only the other player sees a galaxyshield',
    step: 'main',
    p1: { manaZone: mana, hand: [laidDown] },
    p2: inBattle(sees.laid),
    labels: [`Galaxyshield ${laidDown}`],
  },
  ...[{ battleZone: [sees.dies] }, { hand: [heralds.dies] }].flatMap((p2): readonly PairedPlay[] => [
    {
      name: 'only the other player sees what a cross gear destroys',
      step: 'main',
      p1: { manaZone: mana, battleZone: [leaden, plain] },
      p2,
      labels: [`Cross ${leaden}`],
    },
    {
      name: 'only the other player sees what a cross gear destroys that was crossed for nothing',
      step: 'main',
      p1: { manaZone: [], battleZone: [leaden, open] },
      p2,
      labels: [`Cross ${leaden} without paying`],
    },
  ]),
];

const tapPlays: readonly PairedPlay[] = [
  {
    name: 'tapping for a tap ability skips the rest of the turn',
    step: 'attack',
    p1: inBattle(spent),
    labels: [usesTap(spent), replace(spent)],
  },
  {
    name: 'a tap ability skips the rest of the turn',
    step: 'attack',
    p1: inBattle(hasty),
    labels: [usesTap(hasty)],
  },
  ...[[stops.tapped], [sees.tapped, draws.tapped], [mayDraw]].map(
    (watchers): PairedPlay => ({
      name: 'the other player sees a tap ability',
      step: 'attack',
      p1: inBattle(adept),
      p2: inBattle(...watchers),
      labels: [usesTap(adept)],
    }),
  ),
  {
    name: 'the active player sees a tap ability',
    step: 'attack',
    p1: inBattle(adept, sees.tapped),
    labels: [usesTap(adept)],
  },
  {
    name: 'the other player may declare for a tap ability',
    step: 'attack',
    p1: inBattle(adept),
    p2: { hand: [heralds.tapped] },
    labels: [usesTap(adept)],
  },
  {
    name: 'the other player may declare for what its effect does',
    step: 'attack',
    p1: inBattle(adept),
    p2: { battleZone: [draws.tapped], hand: [heralds.drawn] },
    labels: [usesTap(adept)],
  },
  {
    name: 'two tap abilities are used one after the other',
    step: 'attack',
    p1: inBattle(adept, otherAdept),
    labels: [usesTap(adept), usesTap(otherAdept)],
  },
];

const attackPlays: readonly PairedPlay[] = [
  ...[[], [sees.attacks]].flatMap((witnesses): readonly PairedPlay[] => [
    {
      name: 'an attack is not blocked',
      step: 'attack',
      p1: inBattle(raids, ...witnesses),
      p2: { shieldZone: 1 },
    },
    {
      name: 'an attack that nobody may block skips the rest of the turn',
      step: 'attack',
      p1: inBattle(raids, evades.unblocked, ...witnesses),
      labels: [replace(evades.unblocked)],
    },
    {
      name: 'an attacking creature dies as nobody may block it',
      step: 'attack',
      p1: inBattle(crumblesUnblocked, ...witnesses),
    },
    { name: 'an attacking creature dies', step: 'attack', p1: inBattle(crumbles, ...witnesses) },
  ]),
  {
    name: 'an attack ends while only its declarations are open',
    step: 'attack',
    p1: inBattle(crumbles),
    p2: { hand: [heralds.attacks] },
  },
  {
    name: 'the active player may declare for an attack that has ended',
    step: 'attack',
    p1: { battleZone: [crumbles], hand: [heralds.attacks] },
  },
  ...[conjurer, medium].map(
    (summoner): PairedPlay => ({
      name: 'a creature is put blocking and dies before blocking creatures are named',
      step: 'attack',
      p1: inBattle(raids),
      p2: { hand: [phantom], battleZone: [summoner] },
    }),
  ),
];

const blockPlays: readonly PairedPlay[] = [
  {
    name: 'a block skips the rest of the turn',
    step: 'attack',
    p1: inBattle(raids),
    p2: inBattle(evadesBlocking),
    labels: [replace(evadesBlocking)],
  },
  ...[blocks, diesBlocking, leavesBlocking].flatMap((one) =>
    [[], [sees.blocked], [sees.battles], [sees.battled]].map(
      (witnesses): PairedPlay => ({
        name: 'a block',
        step: 'attack',
        p1: inBattle(raids, ...witnesses),
        p2: inBattle(one),
      }),
    ),
  ),
  ...[[], [sees.endsAttack]].flatMap((last) => [
    ...[
      { p1: inBattle(crumblesUnblocked, sees.unblocked, ...last) },
      { p1: inBattle(crumblesUnblocked, ...last), p2: { hand: [heralds.unblocked] } },
      { p1: { battleZone: [crumblesUnblocked, ...last], hand: [heralds.unblocked] } },
    ].map(
      (sides): PairedPlay => ({ name: 'an attacking creature dies unblocked', step: 'attack', ...sides }),
    ),
    ...[[], [sees.unblocked]].map(
      (witnesses): PairedPlay => ({
        name: 'a direct attack does not win',
        step: 'attack',
        p1: inBattle(raids, ...witnesses, ...last),
        p2: { shieldZone: 0, battleZone: [lifeguard] },
      }),
    ),
  ]),
  ...[[], [sees.unblocked]].map(
    (witnesses): PairedPlay => ({
      name: 'the turn ends instead of the duel',
      step: 'attack',
      p1: inBattle(raids, ...witnesses),
      p2: { shieldZone: 0, battleZone: [timekeeper] },
    }),
  ),
  ...[0, 1].map(
    (shieldZone): PairedPlay => ({
      name: 'the active player may declare for an unblocked attack',
      step: 'attack',
      p1: { battleZone: [raids], hand: [heralds.unblocked] },
      p2: { shieldZone },
    }),
  ),
  {
    name: 'the other player may declare for an unblocked attack that wins',
    step: 'attack',
    p1: inBattle(raids),
    p2: { shieldZone: 0, hand: [heralds.unblocked] },
  },
  {
    name: 'an unblocked attack triggers',
    step: 'attack',
    p1: inBattle(raids, sees.unblocked),
    p2: { shieldZone: 1 },
  },
  {
    name: 'the active player may declare for a block of which the blocking creature dies',
    step: 'attack',
    p1: { battleZone: [raids], hand: [heralds.blocked] },
    p2: inBattle(diesBlocking),
  },
];

const battlePlays: readonly PairedPlay[] = [
  ...[[sees.battles], [sees.battled], []].map(
    (witnesses): PairedPlay => ({
      name: 'a battle with an attacked creature that evades its destruction',
      step: 'attack',
      p1: inBattle(raidsCreatures),
      p2: inBattle({ name: losesWell, tapped: true }, ...witnesses),
      labels: [replace(losesWell)],
    }),
  ),
];

const breakPlays: readonly PairedPlay[] = [
  {
    name: 'a break skips the rest of the turn',
    step: 'attack',
    p1: inBattle(raids, sees.breaks, evades.broken),
    p2: { shieldZone: 1 },
    labels: [replace(evades.broken)],
  },
  ...[sees.breaks, sees.broken].flatMap((watcher): readonly PairedPlay[] => [
    {
      name: 'the active player sees a break',
      step: 'attack',
      p1: inBattle(raids, watcher),
      p2: { shieldZone: 1 },
    },
    {
      name: 'the other player sees a break',
      step: 'attack',
      p1: inBattle(raids),
      p2: { shieldZone: 1, battleZone: [watcher] },
    },
  ]),
  {
    name: 'the other player may declare for a break',
    step: 'attack',
    p1: inBattle(raids),
    p2: { shieldZone: 1, hand: [heralds.broken] },
  },
  {
    name: 'the other player may declare for what its effect before a break does',
    step: 'attack',
    p1: inBattle(raids),
    p2: { shieldZone: 1, battleZone: [draws.breaks], hand: [heralds.drawn] },
  },
];

/** The attack ends, and its attacker dies as the effects of the attack end. */
const fadingPlays: readonly PairedPlay[] = [
  {
    name: 'the end of an attack triggers',
    step: 'attack',
    p1: inBattle(raids, sees.endsAttack),
    p2: { shieldZone: 1 },
  },
  ...[[], [sees.endsAttack]].flatMap((witnesses) => [
    ...[fades, fadesMourned, fadesStopping].map(
      (one): PairedPlay => ({
        name: 'an attacker dies as its attack ends',
        step: 'attack',
        p1: inBattle(one, ...witnesses),
        p2: { shieldZone: 1 },
      }),
    ),
    {
      name: 'an attacker evades its death as its attack ends',
      step: 'attack',
      p1: inBattle(fadesEvading, ...witnesses),
      p2: { shieldZone: 1 },
      labels: [replace(fadesEvading)],
    } satisfies PairedPlay,
  ]),
  ...[{ battleZone: [sees.dies] }, { battleZone: [stops.dies] }, { hand: [heralds.dies] }].flatMap((p2) =>
    [fades, fadesMourned].map(
      (one): PairedPlay => ({
        name: 'the other player sees an attacker die as its attack ends',
        step: 'attack',
        p1: inBattle(one),
        p2: { shieldZone: 1, ...p2 },
      }),
    ),
  ),
  {
    name: 'the other player may declare for what its effect at the end of an attack does',
    step: 'attack',
    p1: inBattle(fades),
    p2: { shieldZone: 1, battleZone: [draws.dies], hand: [heralds.drawn] },
  },
  {
    name: 'an effect of the other player at the end of an attack triggers one of the active player',
    step: 'attack',
    p1: inBattle(fades, sees.drawn),
    p2: { shieldZone: 1, battleZone: [draws.dies] },
  },
  {
    name: 'a tap ability is used after an attack whose end triggered',
    step: 'attack',
    p1: inBattle(fadesMourned, adept),
    p2: { shieldZone: 1 },
    labels: [`${fadesMourned} attacks the player`, usesTap(adept)],
  },
];

const endPlays: readonly PairedPlay[] = [
  { name: 'the rest of a turn is skipped as its effects end', step: 'end', p1: inBattle(overdue) },
  { name: 'the end of a turn triggers', step: 'end', p1: inBattle(sees.ends) },
  { name: 'the other player may declare at the end of a turn', step: 'end', p2: { hand: [heralds.ends] } },
  ...[evadesDebt, mournedDebt].map(
    (debtor): PairedPlay => ({
      name: 'a creature dies as the effects of a turn end',
      step: 'main',
      p1: { manaZone: mana, hand: [loan], battleZone: [debtor] },
      labels: [`Cast ${loan}`, replace(debtor)].slice(0, debtor === evadesDebt ? 2 : 1),
    }),
  ),
];

export const pairedPlays: readonly PairedPlay[] = [
  ...startPlays,
  ...startOfStepPlays,
  ...mainPlays,
  ...tapPlays,
  ...attackPlays,
  ...blockPlays,
  ...battlePlays,
  ...breakPlays,
  ...fadingPlays,
  ...endPlays,
];

/** The next label if it is offered; otherwise a pass, or as few options as allowed. */
function answer(duel: Duel, { options, min }: Decision, label: string | undefined): boolean {
  const wanted = label === undefined ? -1 : options.findIndex((option) => option.label === label);
  if (wanted >= 0) {
    duel.choose(wanted);
    return true;
  }
  const pass = options.findIndex((option) => option.pass === true);
  duel.choose(pass >= 0 ? pass : Array.from({ length: min }, (_, index) => index));
  return false;
}

interface Cut {
  readonly decisions?: number;
  readonly steps?: number;
}

interface Played {
  readonly asked: number;
  readonly left: readonly string[];
  readonly reason: string | undefined;
}

function play(inspect: Inspect, line: PairedPlay, askEverything: boolean, cut: Cut): Played {
  const { step, turn = 5, until = turn, p1 = {}, p2 = {}, labels = [] } = line;
  const limits = { turns: until, ...cut };
  const duel = arrange({ step, turn, p1, p2, cards, seed: 1, askEverything, limits, inspect });
  let next = 0;
  let asked = 0;
  for (let { decision } = duel; decision !== undefined; decision = duel.decision) {
    asked = decision.id;
    if (answer(duel, decision, labels[next])) next++;
  }
  return { asked, left: labels.slice(next), reason: duel.result?.reason };
}

/** Begins the duel with so many seals that no card is left in the deck (307.2). */
const burying = (name: string, ...abilities: readonly Ability[]): CardDefinition =>
  forbiddenBeat({
    name,
    civilizations: ['fire'],
    cost: 0,
    abilities: [beginsInBattleZone(29), ...abilities],
  });

/** A deck is used up before the first turn: it ends the duel, or the turn instead (703.4b). */
function playBuried(inspect: Inspect): void {
  const fillers = Array.from({ length: 10 }, (_, index) =>
    creature({ ...common, name: `Buried ${index}`, power: 1000 }),
  );
  const buried = [burying('Grave'), burying('Crypt', wouldLose('you', insteadDo(skipRestOfTurn)))];
  const others = fillers.flatMap(({ name }) => [name, name, name, name]);
  for (const { name } of buried) {
    const decks = { p1: [name, ...others.slice(1)], p2: others };
    const duel = createDuel({
      cards: [...fillers, ...buried],
      decks,
      seed: 1,
      firstPlayer: 'p1',
      limits: { turns: 1 },
      inspect,
    });
    playOut(duel, { p1: randomAgent(1), p2: randomAgent(2) });
  }
}

/** The same, after a prelude of about as many procedures without a choice as the least limit allows. */
const afterPrelude = ({ p1 = {}, ...line }: PairedPlay): PairedPlay => ({
  ...line,
  p1: { deck: 60, ...p1, battleZone: [...(p1.battleZone ?? []), ...PRELUDE] },
});

const LEAST_STEPS = 100;
const MOST_STEPS = 140;

/**
 * Plays each line to its end, and cuts it short at every decision; a line without choices also after every number of procedures,
 * which counts as an endless loop (104.1).
 */
export function playPairs(inspect: Inspect): void {
  playBuried(inspect);
  for (const line of pairedPlays) {
    for (const askEverything of [false, true]) {
      const whole = play(inspect, line, askEverything, {});
      if (whole.left.length > 0)
        throw new Error(`${line.name}: "${whole.left[0]}" was not offered, expected it to be chosen.`);
      for (let decisions = 1; decisions < whole.asked; decisions++)
        play(inspect, line, askEverything, { decisions });
    }
    if (line.labels !== undefined) continue;
    for (let steps = LEAST_STEPS; steps < MOST_STEPS; steps++)
      if (play(inspect, afterPrelude(line), false, { steps }).reason !== 'endlessLoop') break;
  }
}
