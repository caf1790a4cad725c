import { isLike } from '../conditions/index.ts';
import { onlyIf, putOnDeckBottom } from '../instructions/index.ts';
import type { Ability } from '../vocabulary.ts';
import { spellAbility } from '../words/abilities.ts';
import { self } from '../words/nouns.ts';

/**
 * 601.1a, 605.2f. Recycle: this spell may be cast from the graveyard for so much mana, with its own civilizations among it; then it goes to the
 * bottom of the deck. It is the last line of its card.
 */
export const recycle = (count: number): readonly Ability[] => [
  {
    kind: 'cost',
    way: 'alternative',
    mana: { count },
    effect: { do: 'inOrder', effects: [] },
    from: ['graveyard'],
  },
  spellAbility(onlyIf(isLike(self, { usedThrough: 'alternativeCost' }), putOnDeckBottom(self))),
];
