import { abilitiesOf, lastCharacteristicsOf } from '../characteristics.ts';
import type { FilterRules } from '../filterRules.ts';

export const keywordRules: FilterRules<'keyword'> = {
  fits: (keyword, world, object, face) => {
    const abilities =
      object.zone === 'battleZone'
        ? (lastCharacteristicsOf(world, object)?.abilities ?? abilitiesOf(world, object))
        : face.abilities;
    return abilities.some((ability) => ability.kind === 'keyword' && ability.name === keyword);
  },
};
