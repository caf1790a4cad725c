import { engineProperties, informationProperties } from 'taiki/testing';
import { priorityProperties } from '../../testing/properties/priority.ts';

/** Properties that play a duel again, at each decision or from its beginning: ten times as slow as all others together. */
const NAMES: ReadonlySet<string> = new Set([
  'snapshotsGoOn',
  'forksAreIndependent',
  'offeredIsAccepted',
  'recordsReplay',
  'sameSeedSameLog',
  'duelsEnd',
]);

/** Every property that ships. */
export const allProperties = [...engineProperties, ...priorityProperties, ...informationProperties];

/** Those that look at the log and the tables of a course only. */
export const lookingProperties = allProperties.filter(({ name }) => !NAMES.has(name));

const unknown = [...NAMES].filter((name) => !allProperties.some((property) => property.name === name));
if (unknown.length > 0) throw new Error(`There is no property ${unknown.join(', ')}.`);
