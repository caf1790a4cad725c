import { EXPECTATIONS, PROBLEMS } from '../table/sentences/problems.ts';
import { formatValue, messageOf, notJsonName } from './formatValue.ts';
import { textOfPath } from './textOfPath.ts';

/** How deeply the objects and lists of a card may nest: conditions within conditions, effects within effects. */
const MAX_DEPTH = 100;
/** The largest list of the cards of this package has 10 items, the longest text 60 characters. */
const MAX_ITEMS = 200;
const MAX_CHARACTERS = 500;
/** All values in a card. */
const MAX_PARTS = 20_000;

/** Files and networks write another character for it. */
const HALF_OF_PAIR = /\p{Cs}/u;

/**
 * What is too large in a card, or is not plain data, or that it cannot be read, as an error message; undefined if nothing is. Ends also for data with cycles.
 */
export function sizeProblem(card: unknown, where: string): string | undefined {
  let parts = 0;
  const path: (string | number)[] = [];
  const here = (): string => (path.length === 0 ? where : `${where}: ${textOfPath(path)}`);
  const problemOf = (value: unknown, depth: number): string | undefined => {
    if (++parts > MAX_PARTS) return PROBLEMS.tooManyValues(where, `${MAX_PARTS}`);
    if (typeof value === 'string' && value.length > MAX_CHARACTERS)
      return PROBLEMS.tooLong(
        here(),
        `${MAX_CHARACTERS}`,
        `${value.length}`,
        formatValue(value.slice(0, 20)),
      );
    if (typeof value === 'string' && HALF_OF_PAIR.test(value))
      return PROBLEMS.expected(here(), EXPECTATIONS.wholeCharacters, formatValue(value));
    if (typeof value !== 'object' || value === null) return undefined;
    const name = notJsonName(value);
    if (name !== undefined) return PROBLEMS.expected(here(), EXPECTATIONS.plainData, name);
    if (depth === 0) return PROBLEMS.tooNested(where, `${MAX_DEPTH}`);
    const items = Array.isArray(value) ? value.length : 0;
    const inner = items > MAX_ITEMS ? [] : Object.entries(value);
    const count = Math.max(items, inner.length);
    if (count > MAX_ITEMS) return PROBLEMS.tooManyItems(here(), `${MAX_ITEMS}`, `${count}`);
    for (const [key, one] of inner) {
      path.push(Array.isArray(value) ? Number(key) : key);
      const problem = problemOf(one, depth - 1);
      if (problem !== undefined) return problem;
      path.pop();
    }
    return undefined;
  };
  try {
    return problemOf(card, MAX_DEPTH);
  } catch (cause) {
    const message = messageOf(cause);
    return PROBLEMS.readingThrew(where, formatValue(message));
  }
}
