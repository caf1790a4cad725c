import { choose, creature, returnToHand, self, whenPut, yourShields } from '../../effects/language/words.ts';

export const uliyaTheEntrancer = creature({
  name: 'Uliya, the Entrancer',
  civilizations: ['darkness'],
  races: ['Dark Lord'],
  cost: 6,
  power: 5000,
  printings: ['DM-10 58/110'],
  abilities: [whenPut(self, returnToHand(choose(yourShields())))],
});
