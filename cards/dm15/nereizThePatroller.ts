import { creature } from '../../effects/language/words.ts';

export const nereizThePatroller = creature({
  name: 'Nereiz, the Patroller',
  civilizations: ['light'],
  races: ['Cosmo Walker'],
  cost: 4,
  power: 4000,
  printings: ['DM-15 36/55'],
});
