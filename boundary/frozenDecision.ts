import type { Decision, Option } from '../effects/state/reported/decisions.ts';
import { deepFreeze } from '../table/deepFreeze.ts';

/** The fields of an option that are objects. */
type PartName = {
  readonly [K in keyof Option]-?: Exclude<Option[K], undefined> extends object ? K : never;
}[keyof Option];

/** Freezes an option. A field that is an object and missing here does not compile. */
function freezeOption(option: Option): void {
  const parts: { readonly [K in PartName]: Option[K] } = {
    card: option.card,
    target: option.target,
    uses: option.uses,
  };
  if (parts.card !== undefined) Object.freeze(parts.card);
  if (parts.target !== undefined) Object.freeze(parts.target);
  if (parts.uses !== undefined) Object.freeze(parts.uses);
  Object.freeze(option);
}

/**
 * Freezes a decision in place, part by part: hosts read every decision, and to find its parts takes `deepFreeze` longer than to
 * freeze them.
 */
export function frozenDecision(decision: Decision): Decision {
  if (Object.isFrozen(decision)) return decision;
  for (const option of decision.options) freezeOption(option);
  Object.freeze(decision.options);
  Object.freeze(decision.source);
  deepFreeze(decision.limits);
  return Object.freeze(decision);
}
