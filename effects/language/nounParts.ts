import { quoted } from './grammar.ts';

/** Parts of nouns that every word of the language may need. */

const REFS: ReadonlyMap<string, string> = new Map([
  ['this', 'this'],
  ['that', 'it'],
  ['other', 'the other creature'],
  ['was', 'what it was'],
  ['crossed', 'the crossed creature'],
  ['chosen', 'what was chosen'],
  ['moved', 'what was moved'],
  ['put', 'what was put'],
  ['found', 'what was found'],
  ['used', 'what was used'],
  ['seen', 'what was seen'],
  ['revealed', 'what was revealed'],
]);

const SINGULAR_REFS: ReadonlySet<string> = new Set(['this', 'that', 'other', 'was', 'crossed']);

/** Whether a name stands for one object. */
export const isSingularRef = (ref: string): boolean => SINGULAR_REFS.has(ref);

export const describeRef = (ref: string): string => REFS.get(ref) ?? `the ${quoted(ref)}`;

/** Whether a noun is in the singular. */
export type GrammaticalNumber = 'one' | 'many';

export const isOrAre = (number: GrammaticalNumber): string => (number === 'one' ? 'is' : 'are');

/** A race stands without quotes if its words can be told from all others: a Fire Bird is not just any fire Bird. */
export const describeRace = (race: string): string =>
  !/^(light|water|darkness|fire|nature|star|neo|g-neo|s-max)\b/i.test(race) &&
  /^\p{Lu}[\p{L}'’-]*(?: (?:del|of|the|\p{Lu}[\p{L}'’-]*))*$/u.test(race)
    ? race
    : quoted(race);
