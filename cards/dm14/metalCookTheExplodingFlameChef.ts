import { allCreatures, creature, each, mayAttackUntapped } from '../../effects/language/words.ts';

export const metalCookTheExplodingFlameChef = creature({
  name: 'Metal Cook, the Exploding Flame Chef',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 4,
  power: 3000,
  printings: ['DM-14 32/110'],
  abilities: [each(allCreatures(), mayAttackUntapped({ multicolored: true }))],
});
