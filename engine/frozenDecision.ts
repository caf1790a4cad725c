import type { Decision } from '../effects/state/decisions.ts';
import { deepFreeze } from '../table/deepFreeze.ts';

/**
 * Freezes a decision in place, part by part: hosts read every decision, and to find its parts takes `deepFreeze` longer than to
 * freeze them.
 */
export function frozenDecision(decision: Decision): Decision {
  if (Object.isFrozen(decision)) return decision;
  for (const option of decision.options) {
    if (option.card !== undefined) Object.freeze(option.card);
    if (option.target !== undefined) Object.freeze(option.target);
    Object.freeze(option);
  }
  Object.freeze(decision.options);
  Object.freeze(decision.source);
  deepFreeze(decision.limits);
  return Object.freeze(decision);
}
