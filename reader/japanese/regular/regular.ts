import type { Ability } from 'taiki/words';
import { canonicalAbility } from '../../canonical.ts';
import { PrintError } from '../print/printError.ts';
import { ABILITY_PARTS } from './abilities.ts';
import { EFFECT_PARTS } from './effects.ts';
import { EVENT_PARTS } from './events.ts';
import { KEYWORD_PARTS } from './keywords.ts';
import { NOUN_PARTS } from './nouns.ts';
import { STATIC_PARTS } from './statics.ts';
import type { Part, Print, Reading, Source } from './wording.ts';

const PARTS: ReadonlyMap<string, Part> = new Map(
  Object.entries({
    ...NOUN_PARTS,
    ...EVENT_PARTS,
    ...EFFECT_PARTS,
    ...STATIC_PARTS,
    ...KEYWORD_PARTS,
    ...ABILITY_PARTS,
  }),
);

function partOf(name: string): Part {
  const part = PARTS.get(name);
  if (part === undefined) throw new Error(`"${name}" is not a part of regular Japanese.`);
  return part;
}

const print: Print = (part, value) => partOf(part).print(value, print);

/** The word that has no wording for its fields, looked for from the inside. */
function wordWithout(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { do: done, kind, event, name } = value as Readonly<Record<string, unknown>>;
  return String(done ?? event ?? name ?? kind ?? Object.keys(value).join(', '));
}

/**
 * An ability in regular Japanese, in which every word of the vocabulary has a wording.
 * @throws {PrintError} if a value has none, as a list without members.
 */
export function regularText(ability: Ability): string {
  const text = print('ability', canonicalAbility(ability));
  if (text === undefined) throw new PrintError(wordWithout(ability));
  return text;
}

/** Stands for a part that is being read at some place. */
const UNFINISHED: readonly Reading[] = [];

/** Reads each part once at each place. */
class Text implements Source {
  readonly text: string;
  readonly #known = new Map<string, Map<number, readonly Reading[]>>();

  constructor(text: string) {
    this.text = text;
  }

  read = (part: string, at: number): readonly Reading[] => {
    const known = this.#known.get(part) ?? new Map<number, readonly Reading[]>();
    this.#known.set(part, known);
    const before = known.get(at);
    if (before === UNFINISHED) throw new Error(`The part "${part}" begins with itself.`);
    if (before !== undefined) return before;
    known.set(at, UNFINISHED);
    const readings = withoutTwins(partOf(part).read(this, at));
    known.set(at, readings);
    return readings;
  };
}

function withoutTwins(readings: readonly Reading[]): readonly Reading[] {
  if (readings.length < 2) return readings;
  return [...new Map(readings.map((one) => [`${one.end} ${JSON.stringify(one.value)}`, one])).values()];
}

/** Everything that a whole text means in regular Japanese: nothing, where it is other Japanese. */
export const readRegular = (text: string): readonly Ability[] =>
  new Text(text)
    .read('ability', 0)
    .filter(({ end }) => end === text.length)
    .map(({ value }) => value as Ability);
