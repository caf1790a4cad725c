import { quoted } from './grammar.ts';

/** Text of references and races, shared by all words. */

const REFS: ReadonlyMap<string, string> = new Map([
  ['this', 'this'],
  ['that', 'it'],
  ['other', 'the other creature'],
  ['was', 'what it was'],
  ['crossed', 'the crossed creature'],
  ['equipped', 'the equipped creature'],
  ['attached', 'the creature this is attached to'],
  ['chosen', 'what was chosen'],
  ['moved', 'what was moved'],
  ['put', 'what was put'],
  ['found', 'what was found'],
  ['used', 'what was used'],
  ['seen', 'what was seen'],
  ['revealed', 'what was revealed'],
]);

const SINGULAR_REFS: ReadonlySet<string> = new Set([
  'this',
  'that',
  'other',
  'was',
  'crossed',
  'equipped',
  'attached',
]);

/** Whether a name refers to exactly one object. */
export const isSingularRef = (ref: string): boolean => SINGULAR_REFS.has(ref);

export const describeRef = (ref: string): string => REFS.get(ref) ?? `the ${quoted(ref)}`;

/** Whether a noun is in the singular. */
export type GrammaticalNumber = 'one' | 'many';

export const isOrAre = (number: GrammaticalNumber): string => (number === 'one' ? 'is' : 'are');

/** A race is quoted if its text would be ambiguous: `Fire Bird` could also mean a Bird with the civilization fire. */
export const describeRace = (race: string): string =>
  !/^(light|water|darkness|fire|nature|star|neo|g-neo|s-max)\b/i.test(race) &&
  /^\p{Lu}[\p{L}'’-]*(?: (?:del|of|the|\p{Lu}[\p{L}'’-]*))*$/u.test(race)
    ? race
    : quoted(race);
