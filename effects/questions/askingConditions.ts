import type { Zone } from '../../table/zones.ts';
import type { Condition } from '../language/vocabulary.ts';
import type { World } from '../state/world.ts';

/** Every value of a definition, however deep: abilities that are granted or delayed lie inside others. */
export function forEachWithin(value: unknown, visit: (value: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value);
  for (const inner of Object.values(value)) forEachWithin(inner, visit);
}

/** Fields of filters and amounts that read what static abilities can change. */
const ASKING_FIELDS = [
  'power',
  'keyword',
  'civilizations',
  'multicolored',
  'extreme',
  'powerOf',
  'highestPower',
  'civilizationsOf',
] as const;

const ASKING_FOR_RACES = ['races', 'ofRace', 'sameRaceAs', 'racesOf'] as const;

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

/** Whether a condition asks for what static abilities can change. */
export const asksForCharacteristics = (condition: Condition): boolean =>
  asksBesidesRaces(condition) || asksForRaces(condition);

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

const COMPARED = ['extreme', 'sameNameAs'] as const;

const changesUse = (effect: unknown): boolean =>
  typeof effect === 'object' &&
  effect !== null &&
  'kind' in effect &&
  (effect.kind === 'cost' || effect.kind === 'civilizations');

/** Whether a static ability or a lasting effect changes costs or civilizations by what lies where cards are used from. */
export function costsAskForUsed(value: object): boolean {
  if (!('affects' in value && 'effects' in value)) return false;
  const { affects, effects } = value;
  const changes = Array.isArray(effects) ? effects.filter(changesUse) : [];
  if (changes.length === 0) return false;
  const condition = 'while' in value ? value.while : undefined;
  return looksAtUsed([changes, condition]) || (looksAtUsed(affects) && asksFor(affects, COMPARED));
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
