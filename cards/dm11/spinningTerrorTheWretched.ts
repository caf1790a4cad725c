import { countOf, creature, has, opponentsCreatures, power, times } from '../../effects/language/words.ts';

export const spinningTerrorTheWretched = creature({
  name: 'Spinning Terror, the Wretched',
  civilizations: ['darkness'],
  races: ['Devil Mask'],
  cost: 2,
  power: 1000,
  printings: ['DM-11 32/55'],
  abilities: [has(power(times(2000, countOf(opponentsCreatures({ tapped: true })))))],
});
