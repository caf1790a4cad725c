import { allOf, creature, hasWhile, power, yourMana } from '../../effects/language/words.ts';

export const urPaleSeekerOfSunlight = creature({
  name: 'Ur Pale, Seeker of Sunlight',
  civilizations: ['light'],
  races: ['Mecha Thunder'],
  cost: 4,
  power: 2500,
  printings: ['DM-03 11/55', 'Promotional M6/Y1'],
  abilities: [hasWhile(allOf(yourMana(), { civilizations: ['light'] }), power(2000))],
});
