import { creature, powerAttacker } from '../../effects/language/words.ts';

export const carrierShell = creature({
  name: 'Carrier Shell',
  civilizations: ['nature'],
  races: ['Colony Beetle'],
  cost: 3,
  power: 2000,
  printings: ['DM-06 93/110'],
  abilities: [powerAttacker(3000)],
});
