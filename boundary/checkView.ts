import { OptionsError } from './errors.ts';
import { formatValue } from './formatValue.ts';

/** @throws {OptionsError} if a value is not a view of a duel. */
export function checkView(view: unknown): void {
  if (typeof view !== 'object' || view === null || !('zones' in view) || !('viewer' in view))
    throw new OptionsError(`view: expected a view as duel.view makes, not ${formatValue(view)}.`);
}
