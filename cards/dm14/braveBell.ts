import { creature, hasWhile, isBattling, power } from '../../effects/language/words.ts';

export const braveBell = creature({
  name: 'Brave Bell',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 3,
  power: 2000,
  printings: ['DM-14 104/110'],
  abilities: [hasWhile(isBattling({ civilizations: ['water', 'darkness'] }), power(3000))],
});
