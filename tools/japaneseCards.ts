import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { CardReader, canonicalAbility, withCanonicalNames } from '@taiki/reader';
import { allCards, type CardDefinition, describeAbility } from 'taiki';
import type { Ability } from 'taiki/words';

/**
 * How much of a file of Japanese cards is read: lines and whole cards by set, and the texts that stop the most cards. The file is a list of
 * cards, or an object that has one under `cards`; a card has a name, a type, lines and a set.
 *
 *     tsx --tsconfig test/tsconfig.json tools/japaneseCards.ts FILE [--refused N]
 *
 * What only a spell can have is not counted as read on another card. A card that has the set, number, cost, power and civilizations of a
 * card of the engine is compared with its definition.
 */

interface PrintedCard {
  readonly name: string;
  readonly type: string;
  readonly lines: readonly string[];
  readonly set?: string;
  readonly races?: readonly string[];
  readonly civilizations?: readonly string[];
  readonly cost?: string;
  readonly power?: string;
}

interface Share {
  lines: number;
  readLines: number;
  cards: number;
  readCards: number;
}

const NOTHING: Share = { lines: 0, readLines: 0, cards: 0, readCards: 0 };

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

/** `(DM1 S1/S10)`, `DM22-RP1 5/74`: the set without the number of the card. */
const setOf = ({ set = '' }: PrintedCard): string => /^\(?([^\s)]*)/.exec(set)?.[1] ?? '';

const cardsIn = (path: string): readonly PrintedCard[] => {
  const read = JSON.parse(readFileSync(path, 'utf8')) as
    | readonly PrintedCard[]
    | { readonly cards: readonly PrintedCard[] };
  return 'cards' in read ? read.cards : read;
};

const isSpell = ({ type }: PrintedCard): boolean => /呪文|spell/.test(type);

/** A text without its numbers and its names, so that those of one pattern are counted together. */
const patternOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/\d+/g, 'N')
    .trim();

/** `DM-01 23/110` and `(DM1 23/110)` as `1 23/110`. */
const printingOf = (printed: string): string | undefined => {
  const [, set, number] = /^\(?DM-?0*(\d+) ([^\s)]+)/.exec(printed) ?? [];
  return set === undefined ? undefined : `${set} ${number}`;
};

const byPrinting = new Map<string, CardDefinition>(
  allCards.flatMap((card) =>
    (card.printings ?? []).flatMap((printing) => {
      const key = printingOf(printing);
      return key === undefined ? [] : [[key, card] as const];
    }),
  ),
);

/** The card of the engine that this is, if its numbers say so. */
function definitionOf({
  set = '',
  cost,
  power,
  civilizations = [],
}: PrintedCard): CardDefinition | undefined {
  const card = byPrinting.get(printingOf(set) ?? '');
  return card !== undefined &&
    String(card.cost) === cost &&
    String(card.power ?? '') === (power ?? '').replace(/\D/g, '') &&
    isDeepStrictEqual([...card.civilizations].sort(), [...civilizations].sort())
    ? card
    : undefined;
}

const countLines = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.split('\n').length, 0);

const comparable = (abilities: readonly Ability[]): readonly string[] =>
  abilities.map((one) => describeAbility(withCanonicalNames(canonicalAbility(one)))).sort();

const [path, option, shown] = process.argv.slice(2);
if (path === undefined || (option !== undefined && option !== '--refused')) {
  console.error('Expected: tools/japaneseCards.ts FILE [--refused N]');
  process.exit(2);
}

const cards = cardsIn(path);
const reader = new CardReader({
  language: 'ja',
  races: [...new Set(cards.flatMap(({ races = [] }) => races))],
  names: cards.map(({ name }) => name),
});
const sets = new Map<string, Share>();
const refused = new Map<string, { cards: number; alone: number; word: string }>();
const different: string[] = [];
let matched = 0;
let compared = 0;
for (const card of cards) {
  const definition = definitionOf(card);
  const { abilities, lines } = reader.card(card.lines.join('\n'), isSpell(card) ? 'spell' : 'other');
  const errors = lines.filter(
    ({ error, abilities: read = [] }) =>
      error !== undefined || (!isSpell(card) && read.some(({ kind }) => kind === 'spell')),
  );
  if (definition !== undefined) {
    const says = errors.length === 0 && abilities ? comparable(abilities) : undefined;
    const defined = comparable(definition.abilities);
    if (says !== undefined) compared += 1;
    if (says !== undefined && !isDeepStrictEqual(says, defined))
      different.push(
        [
          definition.name,
          card.name,
          ...says.filter((one) => !defined.includes(one)).map((one) => `reads ${one}`),
          ...defined.filter((one) => !says.includes(one)).map((one) => `is    ${one}`),
        ].join('\n        '),
      );
    matched += 1;
  }
  for (const set of [setOf(card), 'all']) {
    const share = sets.get(set) ?? { ...NOTHING };
    sets.set(set, share);
    share.lines += card.lines.length;
    share.readLines += card.lines.length - countLines(errors.map(({ text }) => text));
    share.cards += 1;
    share.readCards += errors.length === 0 ? 1 : 0;
  }
  for (const { text, error } of errors) {
    const known = refused.get(patternOf(text)) ?? { cards: 0, alone: 0, word: '' };
    refused.set(patternOf(text), {
      cards: known.cards + 1,
      alone: known.alone + (errors.length === 1 ? 1 : 0),
      word:
        error === undefined
          ? 'no ability of such a card'
          : `${error.code} at ${error.place.column}: ${text.slice(error.place.offset).slice(0, 12)}`,
    });
  }
}

for (const [set, { lines, readLines, cards: printed, readCards }] of sets)
  console.log(
    [
      set.padEnd(10),
      `lines ${readLines}/${lines} (${percent(readLines, lines)})`,
      `cards ${readCards}/${printed} (${percent(readCards, printed)})`,
    ].join('  '),
  );
console.log(
  `${matched} cards of the engine, ${compared} of them read whole, ${different.length} with another meaning`,
);
for (const one of different) console.log(one);
const first = [...refused].sort(([, one], [, other]) => other.alone - one.alone || other.cards - one.cards);
for (const [text, { cards: printed, alone, word }] of first.slice(0, Number(shown ?? 0)))
  console.log(`${alone}/${printed}  ${text}\n        ${word}`);
