import { creature, powerAttacker } from '../../effects/language/words.ts';

export const goldenWingStriker = creature({
  name: 'Golden Wing Striker',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 3,
  power: 2000,
  printings: ['DM-01 97/110'],
  abilities: [powerAttacker(2000)],
});
