import { OptionsError } from '../boundary/errors.ts';
import { suggestion } from '../boundary/names/nearest.ts';
import type { DuelProperty } from './playDuel.ts';
import { cachesChangeNothing } from './properties/caches.ts';
import { chanceProperties } from './properties/chance.ts';
import { engineProperties } from './properties/engine.ts';
import { informationProperties } from './properties/information.ts';
import { priorityProperties } from './properties/priority.ts';

/** That the engine plays a duel at all. `checkDuel` checks it before all other properties, since they need a played duel. */
export const duelsPlay: DuelProperty = {
  name: 'duelsPlay',
  rule: undefined,
  says: 'The engine plays a duel through all its choices without an internal error.',
  check: () => undefined,
};

/**
 * The property of this package with a name, such as `replacedOnce`; `duelsPlay` for failures of the engine itself.
 * @throws {OptionsError} if there is none; the message suggests similar names.
 */
export function findProperty(name: string): DuelProperty {
  const all = [
    duelsPlay,
    ...engineProperties,
    ...priorityProperties,
    ...informationProperties,
    ...chanceProperties,
    cachesChangeNothing,
  ];
  const found = all.find((property) => property.name === name);
  if (found !== undefined) return found;
  const names = all.map((property) => property.name);
  const hint = suggestion(name, names);
  throw new OptionsError(
    `Unknown property "${name}".${hint === '' ? ` Expected one of ${names.join(', ')}.` : hint}`,
  );
}
