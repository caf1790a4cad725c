import { JAPANESE_RACES } from '../races.ts';
import { either, namedIn, type Part, type Reading } from './wording.ts';

/** Parts of speech that are made of characters: numbers, names, races, what was named before. */

const NUMBER = /-?\d+/uy;
const NAME = /『((?:[^』]|』』)*)』/uy;

function matched(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

export const number: Part = {
  print: (value) => (typeof value === 'number' ? String(value) : undefined),
  read: ({ text }, at): readonly Reading[] => {
    const found = matched(NUMBER, text, at);
    return found === undefined ? [] : [{ value: Number(found[0]), end: at + found[0].length }];
  },
};

/** A number that is added, with its sign. */
export const signedNumber: Part = {
  print: (value) => (typeof value === 'number' ? (value < 0 ? String(value) : `+${value}`) : undefined),
  read: ({ text }, at): readonly Reading[] => {
    const found = matched(/[+-]\d+/uy, text, at);
    return found === undefined ? [] : [{ value: Number(found[0]), end: at + found[0].length }];
  },
};

/** A name in 『』. A closing mark inside it is doubled. */
export const name: Part = {
  print: (value) => (typeof value === 'string' ? `『${value.replaceAll('』', '』』')}』` : undefined),
  read: ({ text }, at): readonly Reading[] => {
    const found = matched(NAME, text, at);
    return found === undefined
      ? []
      : [{ value: (found[1] ?? '').replaceAll('』』', '』'), end: at + found[0].length }];
  },
};

/** The first Japanese name of each race. Other races stand in 『』. */
const RACES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(JAPANESE_RACES)
    .map(([japanese, english]) => [english, japanese] as const)
    .toReversed(),
);

export const race: Part = either(namedIn(RACES), name);

/** A race on the line of a card that says its type. */
export const raceName = (english: string): string => RACES[english] ?? english;

const REFS: Part = namedIn({
  this: 'このカード',
  that: 'それ',
  other: 'もう一方のクリーチャー',
  was: '元のそれ',
  crossed: 'これをクロスしたクリーチャー',
  attached: 'これを付けたクリーチャー',
  chosen: '選んだもの',
  moved: '動かしたもの',
  put: '出したもの',
  found: '探し出したもの',
  used: '使ったもの',
  seen: '見たもの',
  revealed: '表向きにしたもの',
});

const refName = either(REFS, name);

/** What was named before. */
export const ref: Part = {
  print: (value, print) =>
    typeof value === 'object' && value !== null && 'ref' in value && Object.keys(value).length === 1
      ? refName.print(value.ref, print)
      : undefined,
  read: (source, at) => refName.read(source, at).map(({ value, end }) => ({ value: { ref: value }, end })),
};

/** Two parts in order, as a list of two. */
export const pairOf = (part: string, between: string, after: string): Part => ({
  print: (value, print) => {
    if (!Array.isArray(value) || value.length !== 2) return undefined;
    const [first, last] = [print(part, value[0]), print(part, value[1])];
    return first === undefined || last === undefined ? undefined : `${first}${between}${last}${after}`;
  },
  read: (source, at) =>
    source
      .read(part, at)
      .filter(({ end }) => source.text.startsWith(between, end))
      .flatMap((first) =>
        source
          .read(part, first.end + between.length)
          .filter(({ end }) => source.text.startsWith(after, end))
          .map((last) => ({ value: [first.value, last.value], end: last.end + after.length })),
      ),
});
