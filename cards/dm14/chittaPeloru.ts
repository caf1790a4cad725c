import { allCreatures, creature, each, mayAttackUntapped } from '../../effects/language/words.ts';

export const chittaPeloru = creature({
  name: 'Chitta Peloru',
  civilizations: ['fire'],
  races: ['Fire Bird'],
  cost: 2,
  power: 1000,
  printings: ['DM-14 60/110'],
  abilities: [each(allCreatures({ races: ['Dragon'] }), mayAttackUntapped())],
});
