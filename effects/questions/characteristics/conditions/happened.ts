import { isWithin } from '../amounts.ts';
import type { ConditionRules } from '../conditionRules.ts';
import { patternMatches } from '../patterns.ts';

export const happenedRules: ConditionRules<'happened'> = {
  holds: (world, { event, in: time, is }, scope) => {
    const facts = time === undefined ? world.game.thisTurn : (world.game.ofDuel ?? []);
    const times = facts.filter((fact) => patternMatches(world, event, fact, scope)).length;
    return isWithin(world, times, is, scope);
  },
};
