import { allCreatures, creature, each, power } from '../../effects/language/words.ts';

export const keeperOfTheSunlitAbyss = creature({
  name: 'Keeper of the Sunlit Abyss',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 4,
  power: 2000,
  printings: ['DM-04 24/55', 'Promotional 24/55'],
  abilities: [each(allCreatures({ civilizations: ['light', 'darkness'] }), power(1000))],
});
