import { creature, doubleBreaker } from '../../effects/language/words.ts';

export const laGuileSeekerOfSkyfire = creature({
  name: 'La Guile, Seeker of Skyfire',
  civilizations: ['light'],
  races: ['Mecha Thunder'],
  cost: 6,
  power: 7500,
  printings: ['DM-05 11/55'],
  abilities: [doubleBreaker],
});
