import type { CardObject } from '../../../../table/nouns.ts';
import type { Face } from '../../../language/vocabulary.ts';
import { knownBy, namedAs } from '../../../state/scope.ts';
import type { World } from '../../../state/world.ts';
import { lastCharacteristicsOf, lastKnownOf, racesOf } from '../characteristics.ts';
import type { FilterRules } from '../filterRules.ts';
import { isOfRace } from '../races.ts';

const racesNow = (world: World, object: CardObject, face: Face): readonly string[] =>
  lastCharacteristicsOf(world, object)?.races ?? racesOf(world, object, face);

export const racesRules: FilterRules<'races'> = {
  fits: (races, world, object, face) =>
    racesNow(world, object, face).some((race) => races.some((word) => isOfRace(race, word))),
};

/** 203.2, 203.4. A race that a player has named stands for all races that contain it. */
export const ofRaceRules: FilterRules<'ofRace'> = {
  fits: (as, world, object, face, scope) => {
    const named = namedAs(as.named, scope);
    return typeof named === 'string' && racesNow(world, object, face).some((race) => isOfRace(race, named));
  },
};

export const sameRaceAsRules: FilterRules<'sameRaceAs'> = {
  fits: ({ ref }, world, object, face, scope) => {
    const has = racesNow(world, object, face);
    return knownBy(world.game, ref, scope).some((id) =>
      lastKnownOf(world, id)?.characteristics.races.some((race) => has.includes(race)),
    );
  },
};
