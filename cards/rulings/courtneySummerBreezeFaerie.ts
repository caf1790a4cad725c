import { civilizations, creature, each, yourMana } from '../../effects/language/words.ts';

export const courtneySummerBreezeFaerie = creature({
  name: 'Courtney, Summer Breeze Faerie',
  civilizations: ['nature'],
  races: ['Snow Faerie'],
  cost: 2,
  power: 2000,
  printings: ['DM-13 15/55'],
  abilities: [each(yourMana(), civilizations('light', 'water', 'darkness', 'fire', 'nature'))],
});
