import { creature, returnToHand, self, whenPut, yourMana } from '../../effects/language/words.ts';

export const sparkChemistShadowOfWhim = creature({
  name: 'Spark Chemist, Shadow of Whim',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 2,
  power: 3000,
  printings: ['DM-10 56/110'],
  abilities: [whenPut(self, returnToHand(yourMana()))],
});
