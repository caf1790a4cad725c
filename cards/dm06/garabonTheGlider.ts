import { creature, powerAttacker } from '../../effects/language/words.ts';

export const garabonTheGlider = creature({
  name: 'Garabon, the Glider',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 2,
  power: 1000,
  printings: ['DM-06 101/110'],
  abilities: [powerAttacker(2000)],
});
