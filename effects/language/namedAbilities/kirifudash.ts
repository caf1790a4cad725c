import { shieldsBroken } from '../amounts/index.ts';
import { may, payAsCost } from '../instructions/index.ts';
import type { Civilization, Triggered } from '../vocabulary.ts';
import { from, given, when } from '../words/abilities.ts';
import { any, self, the } from '../words/nouns.ts';

/**
 * 112.3, 510. Kirifudash: at the end of the attack of a creature of yours that has broken shields in it, this may be used from the hand for
 * this cost.
 */
export const kirifudash = (mana: number, ...of: readonly Civilization[]): Triggered =>
  given(
    { kind: 'compare', a: shieldsBroken(the('that'), 'attack'), b: 1, is: 'atLeast' },
    from(
      ['hand'],
      when(
        { event: 'endOfAttack', what: any('you') },
        may(payAsCost(mana, ...of), { do: 'use', what: self, paid: 'kirifudash' }),
      ),
    ),
  );
