import { isWithin } from '../amounts.ts';
import type { ConditionRules } from '../conditionRules.ts';
import { patternMatches } from '../patterns.ts';

export const happenedRules: ConditionRules<'happened'> = {
  holds: (world, { event, is }, scope) => {
    const times = world.game.thisTurn.filter((fact) => patternMatches(world, event, fact, scope)).length;
    return isWithin(world, times, is, scope);
  },
};
