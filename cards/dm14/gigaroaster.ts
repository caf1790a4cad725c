import { allCreatures, countOf, creature, has, power, times } from '../../effects/language/words.ts';

export const gigaroaster = creature({
  name: 'Gigaroaster',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 4,
  power: 5000,
  printings: ['DM-14 53/110'],
  abilities: [has(power(times(-1000, countOf(allCreatures({ civilizations: ['light', 'nature'] })))))],
});
