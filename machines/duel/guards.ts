import { useNeedsBase } from '../../effects/questions/costs/uses.ts';
import {
  attackHasEnded,
  attackIsOnPlayer,
  attackIsOnPlayerWithoutShields,
  battleOf,
  nobodyMayBlock,
} from '../../effects/questions/legality/attacks.ts';
import type { ChartContext, StartAt } from './context.ts';

type Guard = (context: ChartContext) => boolean;

const isDone: Guard = ({ paused, stopped }) => paused === undefined && stopped === undefined;

/** A guard that also requires the procedure of the state to be done. */
const onceDone =
  (guard: Guard): Guard =>
  (context) =>
    isDone(context) && guard(context);

const startsAt = (step: StartAt): Guard => onceDone(({ startAt }) => startAt === step);

const somethingTriggered = onceDone(({ triggered, opened }) => triggered.length > 0 || opened.length > 0);

/** The guards of the duel chart, by their names in the chart. */
export const guards = {
  isDone,
  isAsking: ({ paused }) => paused !== undefined,
  duelIsOver: ({ game }) => game.result !== undefined,
  restOfTurnIsSkipped: ({ stopped }) => stopped === 'turnSkipped',
  somethingTriggered,
  startsAtStartOfTurn: startsAt('startOfTurn'),
  startsAtDraw: startsAt('draw'),
  startsAtCharge: startsAt('charge'),
  startsAtMain: startsAt('main'),
  startsAtAttack: startsAt('attack'),
  startsAtEnd: startsAt('end'),
  isFirstTurn: onceDone(({ game }) => game.turn.number === 1),
  turnLimitIsReached: onceDone(({ game, limits }) => game.turn.number >= limits.turns),
  usesCard: onceDone(({ outcome }) => outcome === 'use'),
  laysGalaxyshield: onceDone(({ outcome }) => outcome === 'galaxyshield'),
  crossesGear: onceDone(({ outcome }) => outcome === 'cross'),
  crossesGearFree: onceDone(({ outcome }) => outcome === 'crossFree'),
  hyperizes: onceDone(({ outcome }) => outcome === 'hyperize'),
  attacks: onceDone(({ outcome }) => outcome === 'attack'),
  usesTapAbility: onceDone(({ outcome }) => outcome === 'tapAbility'),
  attackHasEnded: onceDone(attackHasEnded),
  hasBattle: onceDone((context) => battleOf(context) !== undefined),
  nobodyMayBlock: onceDone(nobodyMayBlock),
  useNeedsBase: onceDone(useNeedsBase),
  isOnPlayer: onceDone(attackIsOnPlayer),
  isOnPlayerWithoutShields: onceDone(attackIsOnPlayerWithoutShields),
} satisfies Readonly<Record<string, Guard>>;
