// The file is JSON: `{ cards: [{ name, era?, kind?, back?, faces: [{ type, lines? }] }] }`, in which a line that begins with a keyword
// begins with `(K)keyword(/K)`. `kind` is the kind of a card with two faces on one side.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JAPANESE_KEYWORDS, JAPANESE_TYPES } from './japaneseWords.ts';
import { refuseOptions, toolOptions } from './toolOptions.ts';

interface ListedCard {
  readonly name: string;
  readonly era?: string;
  readonly kind?: string;
  /** The names of its other sides. */
  readonly back?: unknown;
  readonly faces: readonly { readonly type: string; readonly lines?: readonly string[] }[];
}

/** What a card needs to have words for: types as `type X`, keywords by name. */
export function needsOf({ kind, back, faces }: ListedCard): readonly string[] {
  const types = [
    ...faces.map(({ type }) => type),
    ...(kind === undefined ? [] : [kind]),
    ...(back === undefined || back === null ? [] : ['two sides']),
  ];
  const keywords = faces.flatMap(({ lines = [] }) =>
    lines.flatMap((line) => /^\(K\)(.*?)\(\/K\)/.exec(line)?.[1] ?? []),
  );
  return [...new Set([...types.map((type) => `type ${type}`), ...keywords.map(withoutNumber)])];
}

/** Mana arms 5 and mana arms 3 are one word. */
const withoutNumber = (keyword: string): string => keyword.replace(/[\d０-９]+$/, '');

const isKnown = (need: string): boolean =>
  need.startsWith('type ')
    ? Object.hasOwn(JAPANESE_TYPES, need.slice('type '.length))
    : Object.hasOwn(JAPANESE_KEYWORDS, need);

export interface Share {
  readonly cards: number;
  readonly covered: number;
  /** Words that are missing: how many cards need each, and for how many it is the only one. Most needed first. */
  readonly missing: readonly { readonly word: string; readonly cards: number; readonly alone: number }[];
}

export function shareOf(cards: readonly ListedCard[]): Share {
  const lacking = cards.map((card) => needsOf(card).filter((need) => !isKnown(need)));
  const words = [...new Set(lacking.flat())];
  return {
    cards: cards.length,
    covered: lacking.filter((needs) => needs.length === 0).length,
    missing: words
      .map((word) => {
        const needing = lacking.filter((needs) => needs.includes(word));
        return { word, cards: needing.length, alone: needing.filter((needs) => needs.length === 1).length };
      })
      .sort((a, b) => b.cards - a.cards || b.alone - a.alone),
  };
}

const USAGE = `How many cards of a file have words for all their types and keywords, by era, and which words are missing.

npm run share -- <file> [options]

  --era <era>    cards of this era alone
  --missing <n>  how many missing words are listed (default: 20)`;

function main(): void {
  const { positionals, values } = toolOptions(USAGE, {
    allowPositionals: true,
    options: { era: { type: 'string' }, missing: { type: 'string', default: '20' } },
  });
  const [file] = positionals;
  if (file === undefined) refuseOptions(`Expected a file of cards.\n\n${USAGE}`);
  const { cards } = JSON.parse(readFileSync(file, 'utf8')) as { readonly cards: readonly ListedCard[] };
  const eras = [...new Set(cards.map(({ era }) => era ?? 'unknown'))].sort();
  for (const era of values.era === undefined ? eras : [values.era]) {
    const { cards: total, covered } = shareOf(cards.filter((card) => (card.era ?? 'unknown') === era));
    console.log(
      `${era}: ${covered} of ${total} cards, ${((100 * covered) / Math.max(1, total)).toFixed(1)} %`,
    );
  }
  const { missing } = shareOf(cards.filter(({ era }) => values.era === undefined || era === values.era));
  for (const { word, cards: needed, alone } of missing.slice(0, Number(values.missing)))
    console.log(`  ${word}: ${needed} cards, ${alone} of them lack nothing else`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
