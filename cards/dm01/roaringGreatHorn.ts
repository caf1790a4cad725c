import { creature, doubleBreaker, powerAttacker } from '../../effects/language/words.ts';

export const roaringGreatHorn = creature({
  name: 'Roaring Great-Horn',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 7,
  power: 8000,
  printings: ['DM-01 S10/110'],
  abilities: [powerAttacker(2000), doubleBreaker],
});
