import { creature, doubleBreaker, powerAttacker } from '../../effects/language/words.ts';

export const spaceTitanica = creature({
  name: 'Space Titanica',
  civilizations: ['fire'],
  races: ['Big Muscle'],
  cost: 5,
  power: 3000,
  printings: ['DM-15 30/55'],
  abilities: [powerAttacker(5000), doubleBreaker],
});
