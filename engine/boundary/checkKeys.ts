import { OptionsError, type TaikiError } from './errors.ts';
import { formatValue } from './formatValue.ts';
import { suggestion } from './nearest.ts';

/** Every key of the options `T`: the compiler reports a missing one. */
export type KeysOf<T> = { readonly [K in keyof T]-?: true };

const asOptionsError = (message: string): TaikiError => new OptionsError(message);

/**
 * Refuses options that do not exist, such as misspelled ones. Options of the value `undefined` are allowed.
 * @param what the name of the options in the message.
 * @throws {OptionsError} or the error of `refused`, with the nearest name.
 */
export function checkKeys(
  what: string,
  options: object,
  known: Readonly<Record<string, true>>,
  refused: (message: string) => TaikiError = asOptionsError,
): void {
  for (const [key, value] of Object.entries(options)) {
    if (value === undefined || Object.hasOwn(known, key)) continue;
    const names = Object.keys(known);
    throw refused(
      `${what}: unknown option ${formatValue(key)}, expected one of ${names.join(', ')}.${suggestion(key, names)}`,
    );
  }
}

/**
 * Checks that options are an object with known keys.
 * @throws {OptionsError} if they are not.
 */
export function checkOptions(what: string, options: unknown, known: Readonly<Record<string, true>>): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new OptionsError(`${what}: expected an object, not ${formatValue(options)}.`);
  checkKeys(what, options, known);
}
