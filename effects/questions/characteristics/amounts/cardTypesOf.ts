import { mainTypesOf } from '../../../language/cardTypes.ts';
import type { AmountRules } from '../amountRules.ts';
import { facesOf } from '../characteristics.ts';
import { membersOf } from '../filters.ts';

export const cardTypesOfRules: AmountRules<'cardTypesOf'> = {
  valueOf: (world, { cardTypesOf: group }, scope) => {
    const all = membersOf(world, group, scope).flatMap((card) =>
      facesOf(world, card).flatMap(({ type }) => mainTypesOf(type)),
    );
    return new Set(all).size;
  },
};
