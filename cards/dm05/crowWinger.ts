import { countOf, creature, has, opponentsCreatures, power, times } from '../../effects/language/words.ts';

export const crowWinger = creature({
  name: 'Crow Winger',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 2,
  power: 1000,
  printings: ['DM-05 50/55'],
  abilities: [has(power(times(1000, countOf(opponentsCreatures({ civilizations: ['water', 'darkness'] })))))],
});
