import {
  declaredAtTheirPoint,
  declaredResolvesOrMisfires,
  everyPointIsOffered,
  misfireLeavesTheCard,
  napDeclaresLast,
  napSilentAfterEarlyEnd,
  noneAfterFirstBegan,
} from './priority/declarations.ts';
import {
  apEffectsFirst,
  freeOrder,
  oneAtATime,
  returnToActivePlayer,
  shieldUsesFirst,
} from './priority/order.ts';
import type { PriorityProperty } from './priority/property.ts';
import { replacedOnce, replacedTriggersNothing } from './priority/replacement.ts';
import {
  effectOutlivesSource,
  everyEffectEnds,
  nothingCrosses,
  pendingEndsWithTheTurn,
  skippedTurnLeavesNothing,
} from './priority/standby.ts';
import { triggersAnswerEvents, triggersOncePerEvent } from './priority/triggers.ts';

export type { PriorityProperty } from './priority/property.ts';

/**
 * Who may act when, each by the number of its rule. They work out what waits from the log and the tables of a course, and
 * do not ask the arbiter: a duel that breaks one of them has gone against the rules, whatever the charts say.
 */
export const priorityProperties: readonly PriorityProperty[] = [
  apEffectsFirst,
  shieldUsesFirst,
  returnToActivePlayer,
  oneAtATime,
  freeOrder,
  nothingCrosses,
  everyEffectEnds,
  triggersAnswerEvents,
  triggersOncePerEvent,
  everyPointIsOffered,
  declaredAtTheirPoint,
  noneAfterFirstBegan,
  napDeclaresLast,
  napSilentAfterEarlyEnd,
  declaredResolvesOrMisfires,
  misfireLeavesTheCard,
  effectOutlivesSource,
  replacedTriggersNothing,
  replacedOnce,
  skippedTurnLeavesNothing,
  pendingEndsWithTheTurn,
];
