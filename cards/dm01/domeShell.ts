import { creature, powerAttacker } from '../../effects/language/words.ts';

export const domeShell = creature({
  name: 'Dome Shell',
  civilizations: ['nature'],
  races: ['Colony Beetle'],
  cost: 4,
  power: 3000,
  printings: ['DM-01 94/110'],
  abilities: [powerAttacker(2000)],
});
