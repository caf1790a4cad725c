import { any, creature, gets, power, that, when } from '../../effects/language/words.ts';

export const polarisTheOracle = creature({
  name: 'Polaris, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 3,
  power: 2000,
  printings: ['DM-13 21/55'],
  abilities: [when({ event: 'attacked', what: any('you') }, gets(that, 'turn', power(2000)))],
  reconstructed: 'Assumes that the power lasts until the end of the turn, since no end is printed.',
});
