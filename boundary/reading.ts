import { PROBLEMS } from '../table/sentences/problems.ts';
import { OptionsError, TaikiError } from './errors.ts';
import { formatValue } from './formatValue.ts';

/**
 * Reads an argument that a caller without types may have made up.
 * @param what the name of the argument in the message.
 * @throws {OptionsError} naming the value and what was expected, if reading it fails.
 */
export function reading<T>(what: string, value: unknown, expected: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof TaikiError) throw cause;
    throw new OptionsError(PROBLEMS.expected(what, expected, formatValue(value)), { cause });
  }
}
