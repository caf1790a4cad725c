import { creature, powerAttacker } from '../../effects/language/words.ts';

export const paradiseHorn = creature({
  name: 'Paradise Horn',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 4,
  power: 3000,
  printings: ['DM-06 108/110'],
  abilities: [powerAttacker(2000)],
});
