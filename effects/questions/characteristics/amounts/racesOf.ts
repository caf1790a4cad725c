import type { AmountRules } from '../amountRules.ts';
import { facesOf, racesOf } from '../characteristics.ts';
import { membersOf } from '../filters.ts';

export const racesOfRules: AmountRules<'racesOf'> = {
  valueOf: (world, { racesOf: group, except = [] }, scope) => {
    const all = membersOf(world, group, scope).flatMap((card) =>
      facesOf(world, card).flatMap((face) => racesOf(world, card, face)),
    );
    return new Set(all.filter((race) => !except.includes(race))).size;
  },
};
