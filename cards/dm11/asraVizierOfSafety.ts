import { blocker, creature, has, power, waveStriker } from '../../effects/language/words.ts';

export const asraVizierOfSafety = creature({
  name: 'Asra, Vizier of Safety',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 3,
  power: 2000,
  printings: ['DM-11 6/55'],
  abilities: [waveStriker(has(power(4000)), blocker)],
});
