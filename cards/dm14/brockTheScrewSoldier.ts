import { allCreatures, countOf, creature, has, power, times } from '../../effects/language/words.ts';

export const brockTheScrewSoldier = creature({
  name: 'Brock, the Screw Soldier',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 1,
  power: 1000,
  printings: ['DM-14 61/110'],
  abilities: [has(power(times(-1000, countOf(allCreatures({ civilizations: ['light', 'water'] })))))],
});
