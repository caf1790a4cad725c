import { creature, tripleBreaker } from '../../effects/language/words.ts';

export const billionDegreeDragon = creature({
  name: 'Billion-Degree Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 10,
  power: 15000,
  printings: ['DM-05 S4/55'],
  abilities: [tripleBreaker],
});
