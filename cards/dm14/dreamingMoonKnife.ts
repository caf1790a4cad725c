import { choose, creature, may, putIntoMana, self, whenPut, yourHand } from '../../effects/language/words.ts';

export const dreamingMoonKnife = creature({
  name: 'Dreaming Moon Knife',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 2,
  power: 1000,
  printings: ['DM-14 106/110'],
  abilities: [whenPut(self, may(putIntoMana(choose(yourHand()))))],
});
