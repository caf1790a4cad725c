import { type DuelContext, nextOnStandby, type StandbyContext } from 'taiki/inspect';

/** What a guard of the duel chart looks at in the context, as text: `outcome: attack`. */
type Read = (context: DuelContext) => string;

/** A text that a duel needs for many guards, and that its records then share. */
function shared(before: string): (value: string) => string {
  const texts = new Map<string, string>();
  return (value) => {
    const text = texts.get(value) ?? `${before}${value}`;
    texts.set(value, text);
    return text;
  };
}

const pausedIn = shared('paused: ');
const stoppedBy = shared('stopped: ');
const outcomeIs = shared('outcome: ');

const unfinished = ({ paused, stopped }: DuelContext): string | undefined => {
  if (paused !== undefined) return pausedIn(paused.procedure);
  return stopped === undefined ? undefined : stoppedBy(stopped);
};

/** Most guards look at the rest of the context only once the procedure of the state is done. */
const onceDone =
  (read: Read): Read =>
  (context) =>
    unfinished(context) ?? read(context);

const startAt = onceDone((context) => `startAt: ${context.startAt}`);

const outcome = onceDone((context) =>
  outcomeIs(typeof context.outcome === 'object' ? 'an order of effects' : (context.outcome ?? 'none')),
);

const turn = ({ game }: DuelContext): string => `turn: ${game.turn.number}`;

const attackTarget = ({ game: { attack, zones } }: DuelContext): string => {
  if (attack === undefined) return 'attack: none';
  const { target, blocker } = attack;
  const on = 'player' in target ? target.player : `#${target.creature}`;
  const shields = 'player' in target ? `, shields: ${zones[target.player].shieldZone.length}` : '';
  return `attack on: ${on}${shields}, blocker: ${blocker === undefined ? 'none' : `#${blocker}`}`;
};

const attackState = ({ game: { attack, zones } }: DuelContext): string => {
  if (attack === undefined) return 'attack: none';
  const here = (id: number): string =>
    [...zones.p1.battleZone, ...zones.p2.battleZone].some((object) => object.id === id)
      ? 'in the battle zone'
      : 'gone';
  const target = 'creature' in attack.target ? `, attacked: ${here(attack.target.creature)}` : '';
  return `attack ended: ${attack.ended ? 'yes' : 'no'}, attacker: ${here(attack.attacker)}${target}`;
};

const untapped = ({ game: { turn: now, zones } }: DuelContext): string => {
  const player = now.active === 'p1' ? 'p2' : 'p1';
  const count = zones[player].battleZone.filter(({ tapped }) => !tapped).length;
  return `untapped in ${player}'s battle zone: ${count}`;
};

const use = ({ game }: DuelContext): string =>
  game.use === undefined ? 'used card: none' : `used card: #${game.use.object}`;

const READS: Readonly<Record<string, Read>> = {
  isDone: (context) => unfinished(context) ?? 'paused: no, stopped: no',
  isAsking: ({ paused }) => pausedIn(paused?.procedure ?? 'no'),
  duelIsOver: ({ game: { result } }) =>
    `result: ${result === undefined ? 'none' : (result.winner ?? 'draw')}`,
  restOfTurnIsSkipped: ({ stopped }) => stoppedBy(stopped ?? 'no'),
  somethingTriggered: onceDone(
    ({ triggered, opened }) => `triggered: ${triggered.length}, declarations opened: ${opened.length}`,
  ),
  startsAtStartOfTurn: startAt,
  startsAtDraw: startAt,
  startsAtCharge: startAt,
  startsAtMain: startAt,
  startsAtAttack: startAt,
  startsAtEnd: startAt,
  isFirstTurn: onceDone(turn),
  turnLimitIsReached: onceDone((context) => `${turn(context)}, limit: ${context.limits.turns}`),
  usesCard: outcome,
  laysGalaxyshield: outcome,
  crossesGear: outcome,
  crossesGearFree: outcome,
  hyperizes: outcome,
  attacks: outcome,
  usesTapAbility: outcome,
  attackHasEnded: onceDone(attackState),
  hasBattle: onceDone(attackTarget),
  nobodyMayBlock: onceDone(untapped),
  useNeedsBase: onceDone(use),
  isOnPlayer: onceDone(attackTarget),
  isOnPlayerWithoutShields: onceDone(attackTarget),
};

/** The guards of which it is known what they read. */
export const GUARDS_READ: readonly string[] = Object.keys(READS);

/** What a guard of the duel chart read in this context; undefined for a guard that is not of this version. */
export const readByDuelGuard = (guard: string, context: DuelContext): string | undefined =>
  READS[guard]?.(context);

/** What every guard of the standby chart read in this context. */
export const readByStandbyGuards = (context: StandbyContext): string =>
  `next: ${nextOnStandby(context) ?? 'nothing'}, effects: ${context.effects.length}, declarations: ${context.opportunities.length}`;
