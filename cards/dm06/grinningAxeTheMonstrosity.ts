import { creature, slayer } from '../../effects/language/words.ts';

export const grinningAxeTheMonstrosity = creature({
  name: 'Grinning Axe, the Monstrosity',
  civilizations: ['darkness'],
  races: ['Devil Mask'],
  cost: 3,
  power: 1000,
  printings: ['DM-06 60/110'],
  abilities: [slayer],
});
