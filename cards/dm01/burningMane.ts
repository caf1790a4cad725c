import { creature } from '../../effects/language/words.ts';

export const burningMane = creature({
  name: 'Burning Mane',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 2,
  power: 2000,
  printings: ['DM-01 91/110'],
});
