import { hasTwoSides } from '../../../language/cardTypes.ts';
import { cardOf } from '../../abilities/repertoire.ts';
import type { FilterRules } from '../filterRules.ts';

/** 810.2. Whether a card is a twinpact, in whichever zone and however it is used. A card with two sides is not one. */
export const twinpactRules: FilterRules<'twinpact'> = {
  fits: (twinpact, world, object) => {
    const { first, second } = cardOf(world, object);
    return (second !== undefined && !hasTwoSides(first.type)) === twinpact;
  },
};
