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

function asksFor(condition: Condition, fields: readonly string[]): boolean {
  let asks = false;
  forEachWithin(condition, (value) => {
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
