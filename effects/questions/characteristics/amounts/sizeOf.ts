import { inBattleZone } from '../../../../table/objects.ts';
import { formerNameOf, knownBy, refersTo } from '../../../state/scope.ts';
import type { AmountRules } from '../amountRules.ts';

/** 609.4, 801.2. What an effect has moved counts as the creature that it was, and not if it has stayed instead. */
export const sizeOfRules: AmountRules<'sizeOf'> = {
  valueOf: ({ game }, { sizeOf: { ref } }, scope) =>
    scope.bound[formerNameOf(ref)] === undefined
      ? refersTo(game, ref, scope).length
      : knownBy(game, ref, scope).filter((id) => inBattleZone(game, id) === undefined).length,
};
