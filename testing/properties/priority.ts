import { deepFreeze } from '../../table/deepFreeze.ts';
import {
  declaredInTheirStep,
  declaredResolvesOrMisfires,
  everyDeclarationIsOffered,
  misfireKeepsCardInPlace,
  napDeclaresLast,
  napSilentAfterEarlyEnd,
  noDeclarationAfterFirstEffect,
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
  pendingEndsWithTheTurn,
  skippedTurnLeavesNothing,
  stepsWaitForStandby,
} from './priority/standby.ts';
import { triggersAnswerEvents, triggersOncePerEvent } from './priority/triggers.ts';

export type { PriorityProperty } from './priority/property.ts';

/**
 * Who may act when. These properties reconstruct the standby effects from the log and the tables instead of asking the standby
 * actor, so they also find faults of the charts.
 */
export const priorityProperties: readonly PriorityProperty[] = deepFreeze([
  apEffectsFirst,
  shieldUsesFirst,
  returnToActivePlayer,
  oneAtATime,
  freeOrder,
  stepsWaitForStandby,
  everyEffectEnds,
  triggersAnswerEvents,
  triggersOncePerEvent,
  everyDeclarationIsOffered,
  declaredInTheirStep,
  noDeclarationAfterFirstEffect,
  napDeclaresLast,
  napSilentAfterEarlyEnd,
  declaredResolvesOrMisfires,
  misfireKeepsCardInPlace,
  effectOutlivesSource,
  replacedTriggersNothing,
  replacedOnce,
  skippedTurnLeavesNothing,
  pendingEndsWithTheTurn,
]);
