import { refersTo } from '../../../state/scope.ts';
import type { AmountRules } from '../amountRules.ts';

export const timesPaidRules: AmountRules<'timesPaid'> = {
  valueOf: ({ game }, { timesPaid, nth }, scope) => {
    const cards = refersTo(game, timesPaid.ref, scope);
    const used = game.thisTurn.findLast((fact) => fact.kind === 'cardUsed' && cards.includes(fact.object));
    return used?.kind === 'cardUsed' ? (used.extras?.[nth - 1] ?? 0) : 0;
  },
};
