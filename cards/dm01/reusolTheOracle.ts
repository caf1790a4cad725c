import { creature } from '../../effects/language/words.ts';

export const reusolTheOracle = creature({
  name: 'Reusol, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 2,
  power: 2000,
  printings: ['DM-01 16/110'],
});
