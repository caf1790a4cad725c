import { keysOf } from '../../../table/keysOf.ts';
import type { Zone } from '../../../table/zones.ts';
import { AMOUNTS } from '../../language/amounts/table.ts';
import { FILTERS } from '../../language/filters/table.ts';
import type { Condition, StaticEffect } from '../../language/vocabulary.ts';
import type { World } from '../../state/world.ts';

/** Every value of a definition, however deep: abilities that are granted or delayed lie inside others. */
export function forEachWithin(value: unknown, visit: (value: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value);
  for (const inner of Object.values(value)) forEachWithin(inner, visit);
}

/** Fields of filters and amounts that read what static abilities can change: only races, or anything else. */
const fieldsReading = (what: 'characteristics' | 'races'): readonly string[] => [
  ...keysOf(FILTERS).filter((field) => FILTERS[field].reads === what),
  ...keysOf(AMOUNTS).filter((field) => AMOUNTS[field].reads === what),
];

const ASKING_FIELDS = fieldsReading('characteristics');

const ASKING_FOR_RACES = fieldsReading('races');

function asksFor(asking: unknown, fields: readonly string[]): boolean {
  let asks = false;
  forEachWithin(asking, (value) => {
    asks ||= fields.some((field) => field in value);
  });
  return asks;
}

/** Whether a condition asks for power, keywords or civilizations. */
export const asksBesidesRaces = (condition: Condition): boolean => asksFor(condition, ASKING_FIELDS);

/** Whether a condition asks for races, which few cards change. */
export const asksForRaces = (condition: Condition): boolean => asksFor(condition, ASKING_FOR_RACES);

/** Whether a condition asks what is a creature, which few cards change. */
export function asksForTypes(condition: Condition): boolean {
  let asks = false;
  forEachWithin(condition, (value) => {
    asks ||= 'type' in value && value.type === 'creature';
  });
  return asks;
}

/** Whether a condition asks for what static abilities can change. */
export const asksForCharacteristics = (condition: Condition): boolean =>
  asksBesidesRaces(condition) || asksForRaces(condition) || asksForTypes(condition);

/** Zones from which cards are used for their costs. */
const USED_FROM: readonly unknown[] = ['hand', 'manaZone', 'graveyard'] satisfies readonly Zone[];

/** Whether cards in these zones are counted or compared. A pending card is none of them (409.1c). */
function looksAtUsed(value: unknown): boolean {
  let looks = false;
  forEachWithin(value, (part) => {
    looks ||= 'in' in part && [part.in].flat().some((zone) => USED_FROM.includes(zone));
  });
  return looks;
}

const COMPARED = keysOf(FILTERS).filter((field) => FILTERS[field].compares);

const CHANGING_USE: readonly unknown[] = [
  'cost',
  'halvesCost',
  'paidReduction',
  'baseReduces',
  'mayCostLess',
  'usableFor',
  'civilizations',
  'manaNumber',
] satisfies readonly StaticEffect['kind'][];

/** Whether an effect changes costs or what pays them, also by an ability that it gives. */
function changesUse(effect: unknown): boolean {
  let changes = false;
  forEachWithin(effect, (part) => {
    changes ||= 'kind' in part && CHANGING_USE.includes(part.kind);
  });
  return changes;
}

/** A static ability or a lasting effect: what it reaches, what it changes, and while what holds. */
interface Changing {
  readonly affects: unknown;
  readonly effects: readonly unknown[];
  readonly condition: unknown;
}

function changing(value: object): Changing | undefined {
  if (!('affects' in value && 'effects' in value) || !Array.isArray(value.effects)) return undefined;
  const { affects, effects } = value;
  return { affects, effects, condition: 'while' in value ? value.while : undefined };
}

const looksAt = ({ affects, effects, condition }: Changing): boolean =>
  looksAtUsed([effects, condition]) || (looksAtUsed(affects) && asksFor(affects, COMPARED));

/** Whether a static ability or a lasting effect changes costs or civilizations by what lies where cards are used from. */
export function costsAskForUsed(value: object): boolean {
  const found = changing(value);
  const changes = found?.effects.filter(changesUse) ?? [];
  return found !== undefined && changes.length > 0 && looksAt({ ...found, effects: changes });
}

/** Whether it changes them by what other static abilities change. */
export function costsAskForCharacteristics(value: object): boolean {
  const found = changing(value);
  return found?.effects.some(changesUse) === true && asksFor(found, [...ASKING_FIELDS, ...ASKING_FOR_RACES]);
}

/** Whether it changes anything by what lies where cards are used from. */
export function staticsAskForUsed(value: object): boolean {
  const found = changing(value);
  return found !== undefined && looksAt(found);
}

/** The same, remembered with the pool. */
export function isAsking({ caches }: World, condition: Condition): boolean {
  const known = caches.pool.asking;
  let asks = known.get(condition);
  if (asks === undefined) {
    asks = asksForCharacteristics(condition);
    known.set(condition, asks);
  }
  return asks;
}
