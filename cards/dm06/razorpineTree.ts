import { countOf, creature, has, power, times, yourShields } from '../../effects/language/words.ts';

export const razorpineTree = creature({
  name: 'Razorpine Tree',
  civilizations: ['light'],
  races: ['Starlight Tree'],
  cost: 5,
  power: 1000,
  printings: ['DM-06 26/110'],
  abilities: [has(power(times(2000, countOf(yourShields()))))],
});
