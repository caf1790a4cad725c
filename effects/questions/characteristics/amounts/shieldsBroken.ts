import type { AmountRules } from '../amountRules.ts';
import { patternMatches } from '../patterns.ts';

export const shieldsBrokenRules: AmountRules<'shieldsBroken'> = {
  valueOf: (world, { shieldsBroken: of, by, in: time }, scope) => {
    const { thisTurn } = world.game;
    const from = time === 'turn' ? 0 : thisTurn.findLastIndex(({ kind }) => kind === 'attackDeclared');
    return thisTurn
      .slice(Math.max(0, from))
      .filter((fact) => patternMatches(world, { event: 'shieldBroken', of, by }, fact, scope)).length;
  },
};
