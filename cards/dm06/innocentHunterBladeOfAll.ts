import { creature, isBaseOfAnyRace } from '../../effects/language/words.ts';

export const innocentHunterBladeOfAll = creature({
  name: 'Innocent Hunter, Blade of All',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 4,
  power: 1000,
  printings: ['DM-06 103/110', 'Promotional E6/Y1'],
  abilities: [isBaseOfAnyRace],
});
