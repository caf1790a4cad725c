/** Finds the key and the parts of an English sentence, so that it can be said in another language. */

type Texts = Readonly<Record<string, string | ((...parts: never[]) => string)>>;

/** A sentence of a table: its key, and what stands in it. */
export interface Understood {
  readonly key: string;
  readonly parts: readonly string[];
}

interface Pattern {
  readonly key: string;
  readonly regexp: RegExp;
  /** The place among the parts of what each group of the expression finds. */
  readonly places: readonly number[];
  /** How many characters stand for themselves. */
  readonly literal: number;
}

const MARKS = ['\u0001', '\u0002', '\u0003'];
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

function patternOf(key: string, text: (...parts: never[]) => string): Pattern {
  const said = (text as (...parts: readonly string[]) => string)(...MARKS);
  const places = [...said].flatMap((character) =>
    MARKS.includes(character) ? [MARKS.indexOf(character)] : [],
  );
  const source = [...said].map((one) => (MARKS.includes(one) ? '(.+)' : escaped(one))).join('');
  return {
    key,
    places,
    regexp: new RegExp(`^${source}$`, 'su'),
    literal: said.length - places.length,
  };
}

/** Understands the sentences of one table. Of several that fit, the one that says most by itself is meant. */
export function understanding(texts: Texts): (text: string) => Understood | undefined {
  const plain = new Map<string, string>();
  const patterns: Pattern[] = [];
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string') plain.set(text, key);
    else patterns.push(patternOf(key, text));
  patterns.sort((one, other) => other.literal - one.literal);
  return (text) => {
    const key = plain.get(text);
    if (key !== undefined) return { key, parts: [] };
    for (const { key: found, regexp, places } of patterns) {
      const match = regexp.exec(text);
      if (match === null) continue;
      const parts: string[] = [];
      places.forEach((place, index) => {
        parts[place] = match[index + 1] ?? '';
      });
      return { key: found, parts };
    }
    return undefined;
  };
}
