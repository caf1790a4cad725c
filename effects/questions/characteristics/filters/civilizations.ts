import type { CardObject } from '../../../../table/nouns.ts';
import type { Civilization, Face } from '../../../language/vocabulary.ts';
import type { World } from '../../../state/world.ts';
import { civilizationsOf, facesOf, lastCharacteristicsOf } from '../characteristics.ts';
import type { FilterRules } from '../filterRules.ts';

const civilizationsNow = (world: World, object: CardObject, face: Face): readonly Civilization[] =>
  lastCharacteristicsOf(world, object)?.civilizations ?? civilizationsOf(world, object, face);

export const civilizationsRules: FilterRules<'civilizations'> = {
  fits: (civilizations, world, object, face) =>
    civilizationsNow(world, object, face).some((one) => civilizations.includes(one)),
};

/**
 * 106.2a-b. Whether a card has several civilizations, or exactly one. A twinpact as a card has those of both its halves; where a type
 * is named, that half is asked alone (810.3a).
 */
export const multicoloredRules: FilterRules<'multicolored'> = {
  fits: (multicolored, world, object, half, _, type) => {
    const faces = type === undefined || type === 'card' ? facesOf(world, object) : [];
    const others = faces.flatMap((face) => (face === half ? [] : civilizationsOf(world, object, face)));
    const { size } = new Set([...civilizationsNow(world, object, half), ...others]);
    return multicolored ? size > 1 : size === 1;
  },
};
