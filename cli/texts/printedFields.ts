import type { CardDefinition } from 'taiki';
import { TableError } from './tableError.ts';

type Civilization = CardDefinition['civilizations'][number];

/** What the fields of a card may be called, in the files of both languages. */
export const FIELDS = {
  name: ['name', '名前', 'カード名'],
  type: ['type', '種類', 'カードの種類', 'カードタイプ'],
  text: ['text', 'lines', 'テキスト', '能力', '特殊能力'],
  races: ['races', 'subtypes', '種族'],
  set: ['set', 'セット', '収録'],
  cost: ['cost', 'コスト'],
  power: ['power', 'パワー'],
  hyperPower: ['hyperPower', 'ハイパーモードのパワー'],
  civilizations: ['civilizations', 'civilization', '文明'],
} as const;

export type FieldName = keyof typeof FIELDS;

/** A card as a file prints it, and where it stands in the file. */
export interface PrintedCard {
  readonly path: string;
  readonly row: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The name that the file gives a field, and what it holds. */
export function fieldOf(
  { fields }: PrintedCard,
  field: FieldName,
): { name: string; value: unknown } | undefined {
  const name = FIELDS[field].find((one) => (fields[one] ?? '') !== '');
  return name === undefined ? undefined : { name, value: fields[name] };
}

const CIVILIZATIONS: ReadonlyMap<string, Civilization> = new Map(
  Object.entries({
    light: 'light',
    water: 'water',
    darkness: 'darkness',
    fire: 'fire',
    nature: 'nature',
    光: 'light',
    水: 'water',
    闇: 'darkness',
    火: 'fire',
    自然: 'nature',
  } satisfies Record<string, Civilization>),
);

/** The mark of a card without a civilization. */
const ZERO: ReadonlySet<string> = new Set(['zero', 'ゼロ', '無色']);

const TYPES: ReadonlyMap<string, CardDefinition['type']> = new Map(
  Object.entries({
    creature: 'creature',
    クリーチャー: 'creature',
    'evolution creature': 'evolutionCreature',
    'creature/evolution': 'evolutionCreature',
    進化クリーチャー: 'evolutionCreature',
    'creature/hyper_mode': 'creature',
    neoクリーチャー: 'neoCreature',
    'neo creature': 'neoCreature',
    'g-neoクリーチャー': 'gNeoCreature',
    'g-neo creature': 'gNeoCreature',
    スター進化クリーチャー: 'starEvolutionCreature',
    'star evolution creature': 'starEvolutionCreature',
    spell: 'spell',
    呪文: 'spell',
    'cross gear': 'crossGear',
    cross_gear: 'crossGear',
    クロスギア: 'crossGear',
    castle: 'castle',
    城: 'castle',
    'g castle': 'galaxyCastle',
    g城: 'galaxyCastle',
    tamaseed: 'tamaseed',
    タマシード: 'tamaseed',
  } satisfies Record<string, CardDefinition['type']>),
);

/** The entries of a list, or of a cell that separates them. */
const listOf = (value: unknown, separator: RegExp): readonly string[] =>
  (Array.isArray(value)
    ? value.filter((one) => typeof one === 'string')
    : String(value ?? '').split(separator)
  )
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Races: a cell separates them by 「/」, since names of races contain other marks. */
export const racesOf = (card: PrintedCard): readonly string[] =>
  listOf(fieldOf(card, 'races')?.value, /[/／]/);

/** @throws {TableError} if a civilization is unknown. */
export function civilizationsOf(card: PrintedCard): readonly Civilization[] | undefined {
  const field = fieldOf(card, 'civilizations');
  if (field === undefined) return undefined;
  return listOf(field.value, /[\s/／,、・]+/).flatMap((name) => {
    if (ZERO.has(name.toLowerCase())) return [];
    const known = CIVILIZATIONS.get(name.toLowerCase());
    if (known !== undefined) return [known];
    throw new TableError(
      card.path,
      card.row,
      field.name,
      `unknown civilization "${name}". Expected light, water, darkness, fire, nature, zero, or 光, 水, 闇, 火, 自然, ゼロ.`,
    );
  });
}

/** @throws {TableError} if the cell is not a whole number. */
export function numberOf(card: PrintedCard, name: 'cost' | 'power' | 'hyperPower'): number | undefined {
  const field = fieldOf(card, name);
  if (field === undefined) return undefined;
  const text = String(field.value).normalize('NFKC').trim();
  if (/^\d{1,6}[+-]?$/.test(text)) return Number.parseInt(text, 10);
  throw new TableError(
    card.path,
    card.row,
    field.name,
    `"${text}" is not a number. Expected one such as 3 or 5000.`,
  );
}

/** The type of the card; undefined if the reader makes no definition of such cards. */
export const typeOf = (card: PrintedCard): CardDefinition['type'] | undefined =>
  TYPES.get(
    String(fieldOf(card, 'type')?.value ?? '')
      .normalize('NFKC')
      .trim()
      .toLowerCase(),
  );
