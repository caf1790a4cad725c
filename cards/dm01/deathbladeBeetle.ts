import { creature, doubleBreaker, powerAttacker } from '../../effects/language/words.ts';

export const deathbladeBeetle = creature({
  name: 'Deathblade Beetle',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 5,
  power: 3000,
  printings: ['DM-01 S9/110'],
  abilities: [powerAttacker(4000), doubleBreaker],
});
