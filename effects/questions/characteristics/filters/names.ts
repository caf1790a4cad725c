import type { CardObject } from '../../../../table/nouns.ts';
import type { Face, Filter } from '../../../language/vocabulary.ts';
import type { World } from '../../../state/world.ts';
import { cardOf } from '../../abilities/repertoire.ts';
import { namesOf } from '../characteristics.ts';
import type { FilterRules } from '../filterRules.ts';

/** 810.3a, 810.4. The names of a face: where a type of card is asked for, that of this half. */
const namesOfFace = (
  world: World,
  object: CardObject,
  face: Face,
  type: Filter['type'],
): readonly string[] =>
  type === undefined || type === 'card' || object.zone === 'battleZone'
    ? namesOf(world, object)
    : (cardOf(world, object).faces.find((one) => one === face)?.names ?? [face.name]);

export const namesRules: FilterRules<'names'> = {
  fits: (names, world, object, face, _, type) =>
    namesOfFace(world, object, face, type).some((name) => names.includes(name)),
};

export const nameContainsRules: FilterRules<'nameContains'> = {
  fits: (part, world, object, face, _, type) =>
    namesOfFace(world, object, face, type).some((name) => name.includes(part)),
};
