import { cannot, creature, doubleBreaker, has, speedAttacker } from '../../effects/language/words.ts';

export const goldenTheJohnny = creature({
  name: 'Golden the Johnny',
  civilizations: [],
  races: ['Jokers'],
  cost: 7,
  power: 10000,
  reconstructed: 'Its master blaster is left out.',
  abilities: [speedAttacker, doubleBreaker, has(cannot({ do: 'cast', who: 'opponent', limit: 1 }))],
});
