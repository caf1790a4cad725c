import { countOf, creature, has, opponentsCreatures, power, times } from '../../effects/language/words.ts';

export const fallenMonkOfTheBloodstainedSoilZahaku = creature({
  name: 'Fallen Monk of the Bloodstained Soil, Zahaku',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 4,
  power: 2000,
  printings: ['DM-13 42/55'],
  abilities: [has(power(times(3000, countOf(opponentsCreatures({ tapped: true })))))],
});
