import { creature } from '../../effects/language/words.ts';

export const tulkTheOracle = creature({
  name: 'Tulk, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 1,
  power: 500,
  printings: ['DM-10 27/110'],
});
