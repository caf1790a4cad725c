import { creature, powerAttacker } from '../../effects/language/words.ts';

export const soaringWingHorn = creature({
  name: 'Soaring Wing Horn',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 3,
  power: 1000,
  printings: ['DM-15 53/55'],
  abilities: [powerAttacker(5000)],
});
