import { CardReader, type ReadCard, type ReadLine } from '@taiki/reader';
import { Failure } from './failure.ts';
import { readText } from './files.ts';

/** A card of a file and what was read of it. */
export interface CardReading extends ReadCard {
  readonly name: string;
  readonly sets: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** UTF-8 that was once taken for Windows-1252. */
const GARBLED: readonly (readonly [string, string])[] = [
  ['â€”', '—'],
  ['â€“', '–'],
  ['â€™', '’'],
  ['Ãœ', 'Ü'],
];

const repaired = (text: string): string =>
  GARBLED.reduce((left, [garbled, mark]) => left.replaceAll(garbled, mark), text);

/** A printing is written as `DM-01 23/110`. */
const setOf = (printing: string): string => printing.split(' ')[0] ?? '';

/** The cards of a JSON file: a list, or an object with a list under `cards`; each card has a name and a text. */
function cardsIn(path: string): readonly Readonly<Record<string, unknown>>[] {
  const text = readText(path);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Failure(`Cannot read "${path}": ${why}`, 1, { cause });
  }
  const list = isRecord(data) ? data['cards'] : data;
  if (!Array.isArray(list))
    throw new Failure(`${path}: expected a list of cards, or an object with such a list under "cards".`);
  return list.map((card, index) => {
    if (isRecord(card) && typeof card['name'] === 'string') return card;
    throw new Failure(`${path}: card ${index + 1} has no name. Expected { "name": "...", "text": "..." }.`);
  });
}

/** Reads the texts of all cards of a file that have one. */
export function readCardTexts(path: string): readonly CardReading[] {
  const cards = cardsIn(path);
  const races = cards.flatMap((card) => [...strings(card['races']), ...strings(card['subtypes'])]);
  const names = cards.map(({ name }) => repaired(String(name)));
  const reader = new CardReader({ races: [...new Set(races.map(repaired))], names });
  return cards.flatMap((card) => {
    const text = card['text'];
    if (typeof text !== 'string' || text.trim() === '') return [];
    const type = String(card['type']).toLowerCase() === 'spell' ? 'spell' : 'other';
    return [
      {
        name: repaired(String(card['name'])),
        sets: [...new Set(strings(card['printings']).map(setOf))],
        ...reader.card(repaired(text), type),
      },
    ];
  });
}

const percent = (part: number, whole: number): string =>
  `${part} of ${whole} (${whole === 0 ? 0 : Math.floor((100 * part) / whole)} %)`;

const isRead = ({ abilities }: CardReading): boolean => abilities !== undefined;

const unread = (readings: readonly CardReading[]): readonly ReadLine[] =>
  readings.flatMap(({ lines }) => lines.filter(({ error }) => error !== undefined));

/** Three words around the place where the reader stopped. */
function around({ text, error }: ReadLine): string {
  const offset = error?.place.offset ?? 0;
  const before = text.slice(0, offset).trimEnd().split(' ').slice(-3).join(' ');
  const after = text.slice(offset).split(' ').slice(0, 2).join(' ');
  return `${before} › ${after}`;
}

function byFrequency(keys: readonly string[]): readonly (readonly [key: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

/** The share of cards that were read whole, by set, and what was not understood, the commonest first. */
export function readingReport(readings: readonly CardReading[], limit: number): readonly string[] {
  const sets = [...new Set(readings.flatMap((card) => card.sets))].sort();
  const lines = readings.flatMap((card) => card.lines);
  const stops = byFrequency(unread(readings).map(around));
  return [
    `Cards read whole: ${percent(readings.filter(isRead).length, readings.length)}`,
    `Lines read: ${percent(lines.length - unread(readings).length, lines.length)}`,
    ...sets.map((set) => {
      const some = readings.filter((card) => card.sets.includes(set));
      return `  ${set}: ${percent(some.filter(isRead).length, some.length)}`;
    }),
    ...(stops.length === 0 ? [] : ['Not understood after the mark:']),
    ...stops.slice(0, limit).map(([place, count]) => `  ${count}  ${place}`),
    ...(stops.length > limit ? [`  and ${stops.length - limit} more. With --json: all of them.`] : []),
  ];
}

/** Every card with its abilities, or with the lines that were not understood and why. */
export const readingData = (readings: readonly CardReading[]): unknown =>
  readings.map(({ name, sets, abilities, lines }) => ({
    name,
    sets,
    ...(abilities === undefined
      ? {
          notUnderstood: lines.flatMap(({ text, error }) =>
            error === undefined
              ? []
              : [{ text, code: error.code, ...error.place, word: error.word, message: error.message }],
          ),
        }
      : { abilities }),
  }));
