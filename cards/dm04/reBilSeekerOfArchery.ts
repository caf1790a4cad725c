import { allCreatures, creature, doubleBreaker, each, power } from '../../effects/language/words.ts';

export const reBilSeekerOfArchery = creature({
  name: 'Re Bil, Seeker of Archery',
  civilizations: ['light'],
  races: ['Mecha Thunder'],
  cost: 7,
  power: 6000,
  printings: ['DM-04 15/55'],
  abilities: [each(allCreatures({ civilizations: ['light'], other: true }), power(2000)), doubleBreaker],
});
