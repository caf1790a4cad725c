import {
  attackHasEnded,
  attackIsOnPlayer,
  attackIsOnPlayerWithoutShields,
  battleOf,
  nobodyMayBlock,
} from '../../effects/questions/attacks.ts';
import { useNeedsBase } from '../../effects/questions/uses.ts';
import type { ChartContext, StartAt } from './context.ts';

type Guard = (context: ChartContext) => boolean;

const isDone: Guard = ({ paused, stopped }) => paused === undefined && stopped === undefined;

/** A guard that also requires the procedure of the state to be done. */
const onceDone =
  (guard: Guard): Guard =>
  (context) =>
    isDone(context) && guard(context);

const startsAt =
  (step: StartAt): Guard =>
  ({ startAt }) =>
    startAt === step;

/** The guards of the duel chart, by their names in the chart. */
export const guards = {
  isDone,
  isAsking: ({ paused }) => paused !== undefined,
  duelIsOver: ({ game }) => game.result !== undefined,
  restOfTurnIsSkipped: ({ stopped }) => stopped === 'turnSkipped',
  somethingTriggered: onceDone(({ triggered, opened }) => triggered.length > 0 || opened.length > 0),
  startsAtStartOfTurn: startsAt('startOfTurn'),
  startsAtDraw: startsAt('draw'),
  startsAtCharge: startsAt('charge'),
  startsAtMain: startsAt('main'),
  startsAtAttack: startsAt('attack'),
  startsAtEnd: startsAt('end'),
  isFirstTurn: onceDone(({ game }) => game.turn.number === 1),
  turnLimitIsReached: onceDone(({ game, limits }) => game.turn.number >= limits.turns),
  usesCard: onceDone(({ outcome }) => outcome === 'use'),
  crossesGear: onceDone(({ outcome }) => outcome === 'cross'),
  crossesGearFree: onceDone(({ outcome }) => outcome === 'crossFree'),
  attacks: onceDone(({ outcome }) => outcome === 'attack'),
  usesTapAbility: onceDone(({ outcome }) => outcome === 'tapAbility'),
  attackHasEnded: onceDone(attackHasEnded),
  hasBattle: onceDone((context) => battleOf(context) !== undefined),
  nobodyMayBlock: onceDone(nobodyMayBlock),
  useNeedsBase: onceDone(useNeedsBase),
  isOnPlayer: onceDone(attackIsOnPlayer),
  isOnPlayerWithoutShields: onceDone(attackIsOnPlayerWithoutShields),
} satisfies Readonly<Record<string, Guard>>;
