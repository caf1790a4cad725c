import { readFileSync } from 'node:fs';
import { loadSets, MODERN_SETS } from '@taiki/modern';
import { CardReader, canonicalAbility, withCanonicalNames } from '@taiki/reader';
import { describeAbility } from 'taiki';
import type { Ability } from 'taiki/words';

/**
 * A second opinion on the cards of @taiki/modern: what is read of their printed Japanese beside how they are defined. The file is a list of
 * cards with names and lines, or an object that has one under `cards`.
 *
 *     tsx --tsconfig test/tsconfig.json tools/modernReadings.ts FILE
 */

interface PrintedCard {
  readonly name: string;
  readonly type: string;
  readonly lines: readonly string[];
}

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Expected: tools/modernReadings.ts FILE');
  process.exit(2);
}

const data = JSON.parse(readFileSync(path, 'utf8')) as
  | readonly PrintedCard[]
  | { readonly cards: readonly PrintedCard[] };
const printed = new Map(
  ('cards' in data ? data.cards : data).map((card) => [card.name.normalize('NFKC'), card]),
);
/** The abilities, with those of the hyper mode among them, as the lines of a card have them. */
const spread = (ability: Ability): readonly Ability[] =>
  ability.kind === 'keyword' && ability.name === 'hyperMode' ? ability.grants : [ability];

const described = (abilities: readonly Ability[]): readonly string[] =>
  abilities
    .flatMap(spread)
    .map((one) => describeAbility(withCanonicalNames(canonicalAbility(one))))
    .sort();

const cards = await loadSets(MODERN_SETS);
const reader = new CardReader({ language: 'ja', names: cards.map(({ name }) => name) });
let same = 0;
let unread = 0;
let missing = 0;
for (const card of cards) {
  const text = printed.get(card.name.normalize('NFKC'));
  if (text === undefined) {
    missing += 1;
    console.log(`${card.name}\n  not in the file`);
    continue;
  }
  const { abilities, lines } = reader.card(
    text.lines.join('\n').normalize('NFKC'),
    card.type === 'spell' ? 'spell' : 'other',
  );
  const defined = described(card.abilities);
  const read = described(lines.flatMap((line) => line.abilities ?? []));
  const refused = lines.filter(({ error }) => error !== undefined).map((line) => line.text);
  const onlyRead = read.filter((one) => !defined.includes(one));
  const onlyDefined = defined.filter((one) => !read.includes(one));
  if (abilities !== undefined && onlyRead.length + onlyDefined.length === 0) {
    same += 1;
    continue;
  }
  if (onlyRead.length === 0 && refused.length > 0) unread += 1;
  console.log(
    [
      card.name,
      ...onlyRead.map((one) => `  reads   ${one}`),
      ...onlyDefined.map((one) => `  is      ${one}`),
      ...refused.map((one) => `  refused ${one}`),
    ].join('\n'),
  );
}
console.log(
  `${cards.length} cards: ${same} as read, ${unread} of which a line is not read, ${missing} not in the file`,
);
