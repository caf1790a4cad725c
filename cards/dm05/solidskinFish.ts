import { choose, creature, returnToHand, self, whenPut, yourMana } from '../../effects/language/words.ts';

export const solidskinFish = creature({
  name: 'Solidskin Fish',
  civilizations: ['water'],
  races: ['Fish'],
  cost: 3,
  power: 3000,
  printings: ['DM-05 22/55'],
  abilities: [whenPut(self, returnToHand(choose(yourMana())))],
});
