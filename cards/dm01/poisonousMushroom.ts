import { choose, creature, may, putIntoMana, self, whenPut, yourHand } from '../../effects/language/words.ts';

export const poisonousMushroom = creature({
  name: 'Poisonous Mushroom',
  civilizations: ['nature'],
  races: ['Balloon Mushroom'],
  cost: 2,
  power: 1000,
  printings: ['DM-01 102/110'],
  abilities: [whenPut(self, may(putIntoMana(choose(yourHand()))))],
});
