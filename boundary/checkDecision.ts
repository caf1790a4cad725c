import { OptionsError } from './errors.ts';
import { formatValue } from './formatValue.ts';

/** @throws {OptionsError} if a value is not a decision. */
export function checkDecision(decision: unknown): void {
  const isDecision =
    typeof decision === 'object' &&
    decision !== null &&
    'options' in decision &&
    Array.isArray(decision.options) &&
    decision.options.every((option) => typeof option === 'object' && option !== null);
  if (!isDecision)
    throw new OptionsError(
      `decision: expected a decision such as duel.decision, not ${formatValue(decision)}.`,
    );
}
