import { countOf, creature, has, power, times, yourCreatures } from '../../effects/language/words.ts';

export const clearloGraceEnforcer = creature({
  name: 'Clearlo, Grace Enforcer',
  civilizations: ['light'],
  races: ['Berserker'],
  cost: 3,
  power: 1000,
  printings: ['DM-10 13/110'],
  abilities: [has(power(times(1000, countOf(yourCreatures({ tapped: false, other: true })))))],
});
