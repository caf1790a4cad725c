import { tap } from '../instructions/index.ts';
import type { Civilization, CostAbility } from '../vocabulary.ts';
import { choose } from '../words/choices.ts';
import { yourCreatures } from '../words/nouns.ts';

/**
 * 601.1a. Mugen Crime: this may be used from the hand or the graveyard for so much mana of these civilizations and by tapping as many of your
 * creatures.
 */
export const mugenCrime = (count: number, ...of: readonly Civilization[]): CostAbility => ({
  kind: 'cost',
  way: 'alternative',
  mana: { count, of },
  effect: tap(choose(yourCreatures({ tapped: false }), count)),
  from: ['hand', 'graveyard'],
});
