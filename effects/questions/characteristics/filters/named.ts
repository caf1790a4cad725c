import { namedAs } from '../../../state/scope.ts';
import { cardOf } from '../../abilities/repertoire.ts';
import { definitionOf, facesOf, namesOf } from '../characteristics.ts';
import type { FilterRules } from '../filterRules.ts';

/** 202.5, 804.6. Linked gods are named by any of their cards. 805.3, 809.2. Of two sides the one that counts is named. */
export const namedRules: FilterRules<'named'> = {
  fits: (named, world, object, _, scope) => {
    const name = namedAs(named, scope);
    const isNamed = (one: string): boolean => one === name;
    if (cardOf(world, object).twoSides)
      return facesOf(world, object).some(({ names }) => names.some(isNamed));
    const { name: whole, names } = definitionOf(world, object);
    return (
      isNamed(whole) ||
      names.slice(1).some(isNamed) ||
      (object.links !== undefined && namesOf(world, object).some(isNamed))
    );
  },
};
