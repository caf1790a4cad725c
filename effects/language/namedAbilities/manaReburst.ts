import type { CostAbility } from '../vocabulary.ts';

/** 110.4b, 601.1a. Mana reburst: this may be summoned from the mana zone for so much mana, with its own civilizations among it. */
export const manaReburst = (count: number): CostAbility => ({
  kind: 'cost',
  way: 'alternative',
  mana: { count },
  effect: { do: 'inOrder', effects: [] },
  from: ['manaZone'],
});
