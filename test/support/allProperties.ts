import { cachesChangeNothing, engineProperties, informationProperties } from 'taiki/testing';
import { priorityProperties } from '../../testing/properties/priority.ts';

/** Properties that replay the duel, once or at each decision. Together they are ten times as slow as all others. */
const REPLAYING: ReadonlySet<string> = new Set([
  'snapshotsRestore',
  'forksAreIndependent',
  'offeredIsAccepted',
  'recordsReplay',
  'sameSeedSameLog',
  'duelsEnd',
  'disturbancesChangeNothing',
  'cachesChangeNothing',
]);

/** All properties of `taiki/testing`, except for those of the random generator. */
export const allProperties = [
  ...engineProperties,
  ...priorityProperties,
  ...informationProperties,
  cachesChangeNothing,
];

/** The properties that do not replay the duel. */
export const logProperties = allProperties.filter(({ name }) => !REPLAYING.has(name));

const unknown = [...REPLAYING].filter((name) => !allProperties.some((property) => property.name === name));
if (unknown.length > 0)
  throw new Error(`REPLAYING in allProperties.ts: no property is named ${unknown.join(', ')}.`);
