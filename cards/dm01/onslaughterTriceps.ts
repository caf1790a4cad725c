import { choose, creature, putIntoGraveyard, self, whenPut, yourMana } from '../../effects/language/words.ts';

export const onslaughterTriceps = creature({
  name: 'Onslaughter Triceps',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 3,
  power: 5000,
  printings: ['DM-01 84/110'],
  abilities: [whenPut(self, putIntoGraveyard(choose(yourMana())))],
});
