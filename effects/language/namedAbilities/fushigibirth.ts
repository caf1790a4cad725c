import type { Civilization, CostAbility } from '../vocabulary.ts';

/**
 * 601.1a. Fushigibirth: this may be summoned from the graveyard for so much mana of these civilizations, less the cost of a creature of yours
 * that is put into the mana zone tapped.
 */
export const fushigibirth = (count: number, ...of: readonly Civilization[]): CostAbility => ({
  kind: 'cost',
  way: 'alternative',
  mana: { count, of, offering: 'creature' },
  effect: { do: 'inOrder', effects: [] },
  from: ['graveyard'],
});
