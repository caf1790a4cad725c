import { creature, each, power, waveStriker, yourCreatures } from '../../effects/language/words.ts';

export const merleeTheOracle = creature({
  name: 'Merlee, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 2,
  power: 1500,
  printings: ['DM-11 11/55'],
  abilities: [waveStriker(each(yourCreatures(), power(1000)))],
});
