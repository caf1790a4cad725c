import { EXPECTATIONS, PROBLEMS } from '../table/sentences/problems.ts';
import { OptionsError, type TaikiError } from './errors.ts';
import { formatValue, messageOf } from './formatValue.ts';
import { suggestion } from './names/nearest.ts';

/** Every key of the options `T`: the compiler reports a missing one. */
export type KeysOf<T> = { readonly [K in keyof T]-?: true };

const asOptionsError = (message: string): TaikiError => new OptionsError(message);

/**
 * Reads options, each once, so that what is checked is what is used. Refuses options that do not exist, such as misspelled ones.
 * Options of the value `undefined` are allowed, and left out.
 * @param what the name of the options in the message.
 * @throws {OptionsError} or the error of `refused`, with the nearest name, or with what an option threw when it was read.
 */
export function checkKeys<T extends object>(
  what: string,
  options: T,
  known: Readonly<Record<string, true>>,
  refused: (message: string) => TaikiError = asOptionsError,
): T {
  const names = Object.keys(known);
  const given = entriesOf(what, options, names, refused);
  for (const [key, value] of given) {
    if (value === undefined || Object.hasOwn(known, key)) continue;
    throw refused(
      `${PROBLEMS.unknown(what, 'option', formatValue(key), names.join(', '))}${suggestion(key, names)}`,
    );
  }
  return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as T;
}

/** The options that an object has itself, and the known ones that it inherits. */
function entriesOf(
  what: string,
  options: object,
  names: readonly string[],
  refused: (message: string) => TaikiError,
): readonly (readonly [string, unknown])[] {
  let reading = '';
  try {
    const keys = new Set([...Object.keys(options), ...names]);
    return Array.from(keys, (key) => {
      reading = `.${key}`;
      return [key, Reflect.get(options, key)];
    });
  } catch (cause) {
    const message = messageOf(cause);
    throw refused(PROBLEMS.readingThrew(`${what}${reading}`, formatValue(message)));
  }
}

/**
 * Checks that options are an object with known keys.
 * @returns the options, each read once.
 * @throws {OptionsError} if they are not.
 */
export function checkOptions<T extends object>(
  what: string,
  options: T,
  known: Readonly<Record<string, true>>,
): T {
  const given: unknown = options;
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new OptionsError(PROBLEMS.expected(what, EXPECTATIONS.object, formatValue(given)));
  return checkKeys(what, options, known);
}
