import { creature } from '../../effects/language/words.ts';

export const fearFang = creature({
  name: 'Fear Fang',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 3,
  power: 3000,
  printings: ['DM-01 95/110'],
});
