import type { AmountRules } from '../amountRules.ts';
import { civilizationsOf, facesOf } from '../characteristics.ts';
import { membersOf } from '../filters.ts';

export const civilizationsOfRules: AmountRules<'civilizationsOf'> = {
  valueOf: (world, { civilizationsOf: group }, scope) => {
    const all = membersOf(world, group, scope).flatMap((card) =>
      facesOf(world, card).flatMap((face) => civilizationsOf(world, card, face)),
    );
    return new Set(all).size;
  },
};
