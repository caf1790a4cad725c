import type { AmountRules } from '../amountRules.ts';
import { patternMatches } from '../patterns.ts';

export const putThisTurnRules: AmountRules<'putThisTurn'> = {
  valueOf: (world, { putThisTurn: what }, scope) =>
    world.game.thisTurn.filter((fact) => patternMatches(world, { event: 'put', what }, fact, scope)).length,
};
