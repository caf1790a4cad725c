import { CardReader, languageOf, type ReadCard, type ReadLine } from '@taiki/reader';
import type { CardDefinition } from 'taiki';
import { Failure } from './failure.ts';
import { readText } from './files.ts';
import { readCsv } from './texts/csv.ts';
import { type Defined, definitionOf, frameOf } from './texts/definitions.ts';
import { FIELDS, fieldOf, type PrintedCard, racesOf } from './texts/printedFields.ts';
import { TableError } from './texts/tableError.ts';

/** A card of a file and what was read of it. */
export interface CardReading extends ReadCard {
  readonly name: string;
  readonly sets: readonly string[];
  readonly defined: Defined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The text of a card, which may be a list of lines. */
function textOf(card: PrintedCard): string {
  const text = fieldOf(card, 'text')?.value;
  return typeof text === 'string' ? text : strings(text).join('\n');
}

const SPELLS: ReadonlySet<string> = new Set(['spell', '呪文']);

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

function setsOf(card: PrintedCard): readonly string[] {
  const set = fieldOf(card, 'set')?.value;
  const printings = [
    ...strings(card.fields['printings']),
    ...(typeof set === 'string' ? [set.replace(/^\((.*)\)$/, '$1')] : []),
  ];
  return [...new Set(printings.map(setOf))];
}

/** The cards of a JSON file: a list, or an object with a list under `cards`; each card has a name and a text. */
function cardsOfJson(path: string, text: string): readonly PrintedCard[] {
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
  return list.map((fields, index) => {
    const card = { path, row: index + 1, fields: isRecord(fields) ? fields : {} };
    if (typeof fieldOf(card, 'name')?.value === 'string') return card;
    throw new Failure(`${path}: card ${index + 1} has no name. Expected { "name": "...", "text": "..." }.`);
  });
}

/** The cards of a CSV file, whose first row names its columns. */
function cardsOfCsv(path: string, text: string): readonly PrintedCard[] {
  const { names, rows } = readCsv(path, text);
  for (const field of ['name', 'text'] as const)
    if (!FIELDS[field].some((name) => names.includes(name)))
      throw new TableError(
        path,
        1,
        field,
        `the column is missing. Expected one of ${FIELDS[field].join(', ')}.`,
      );
  return rows.map(({ row, cells }) => {
    const card = { path, row, fields: cells };
    if (fieldOf(card, 'name') !== undefined) return card;
    throw new TableError(path, row, 'name', 'the card has no name.');
  });
}

const isCsv = (path: string): boolean => /\.csv$/i.test(path);

/**
 * Reads the texts of all cards of a JSON or CSV file that have one, and the creatures without a text.
 * @throws {TableError} if a CSV file is malformed, a civilization is unknown, or a cost or power is not a number.
 */
export function readCardTexts(path: string): readonly CardReading[] {
  const cards = (isCsv(path) ? cardsOfCsv : cardsOfJson)(path, readText(path));
  const frames = cards.map(frameOf);
  const names = cards.map((card) => repaired(String(fieldOf(card, 'name')?.value)));
  const reader = new CardReader({ races: [...new Set(cards.flatMap(racesOf).map(repaired))], names });
  return frames.flatMap((frame) => {
    const card = frame.printed;
    const text = textOf(card);
    const type = SPELLS.has(String(fieldOf(card, 'type')?.value).toLowerCase()) ? 'spell' : 'other';
    const read = reader.card(repaired(text), type);
    const name = repaired(String(fieldOf(card, 'name')?.value));
    const reading = { name, sets: setsOf(card), ...read, defined: definitionOf(frame, name, read) };
    // A creature may have no text; of anything else it is missing.
    const isKnown =
      text.trim() !== '' || ('card' in reading.defined && reading.defined.card.power !== undefined);
    return isKnown ? [reading] : [];
  });
}

/** The definitions of the cards that were read whole, as `--cards` takes them. */
export const definitionsOf = (readings: readonly CardReading[]): readonly CardDefinition[] =>
  readings.flatMap(({ defined }) => ('card' in defined ? [defined.card] : []));

/** How many definitions there are, and why cards that were read whole have none. */
export function definitionReport(readings: readonly CardReading[], path: string): readonly string[] {
  const without = readings.flatMap(({ name, abilities, defined }) =>
    abilities !== undefined && 'reason' in defined ? [`  ${name}: ${defined.reason}`] : [],
  );
  return [
    `Definitions written to ${path}: ${definitionsOf(readings).length}`,
    ...(without.length === 0 ? [] : ['Read whole, without a definition:', ...without]),
  ];
}

const percent = (part: number, whole: number): string =>
  `${part} of ${whole} (${whole === 0 ? 0 : Math.floor((100 * part) / whole)} %)`;

const isRead = ({ abilities }: CardReading): boolean => abilities !== undefined;

const unread = (readings: readonly CardReading[]): readonly ReadLine[] =>
  readings.flatMap(({ lines }) => lines.filter(({ error }) => error !== undefined));

/** What stands around the place where the reader stopped: three words, or characters of a text without blanks. */
function around({ text, error }: ReadLine): string {
  const offset = error?.place.offset ?? 0;
  if (languageOf(text) === 'ja')
    return `${text.slice(Math.max(0, offset - 8), offset)} › ${text.slice(offset, offset + 8)}`.replaceAll(
      '\n',
      ' ',
    );
  const before = text.slice(0, offset).trimEnd().split(' ').slice(-3).join(' ');
  const after = text.slice(offset).split(' ').slice(0, 2).join(' ');
  return `${before} › ${after}`;
}

/** How many of the cards with an unread place are named beside it. */
const NAMED = 3;

/** The places where the reader stopped, each with its cards, the commonest first. */
function stopsOf(
  readings: readonly CardReading[],
): readonly (readonly [place: string, names: readonly string[]])[] {
  const stops = new Map<string, string[]>();
  for (const card of readings)
    for (const line of unread([card])) {
      const names = stops.get(around(line));
      if (names === undefined) stops.set(around(line), [card.name]);
      else names.push(card.name);
    }
  return [...stops].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
}

function someOf(names: readonly string[]): string {
  const different = [...new Set(names)];
  const rest = different.length - NAMED;
  return `${different.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** The share of cards that were read whole, by set, and what was not understood, the commonest first. */
export function readingReport(readings: readonly CardReading[], limit: number): readonly string[] {
  const withText = readings.filter((card) => card.lines.length > 0);
  const sets = [...new Set(withText.flatMap((card) => card.sets))].sort();
  const lines = withText.flatMap((card) => card.lines);
  const stops = stopsOf(readings);
  return [
    `Cards read whole: ${percent(withText.filter(isRead).length, withText.length)}`,
    `Lines read: ${percent(lines.length - unread(readings).length, lines.length)}`,
    ...sets.map((set) => {
      const some = withText.filter((card) => card.sets.includes(set));
      return `  ${set}: ${percent(some.filter(isRead).length, some.length)}`;
    }),
    ...(stops.length === 0 ? [] : ['Not understood after the mark, by number of lines:']),
    ...stops.slice(0, limit).map(([place, names]) => `  ${names.length}  ${place}   (${someOf(names)})`),
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
