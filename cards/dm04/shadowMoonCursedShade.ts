import { allCreatures, creature, each, power } from '../../effects/language/words.ts';

export const shadowMoonCursedShade = creature({
  name: 'Shadow Moon, Cursed Shade',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 4,
  power: 3000,
  printings: ['DM-04 36/55'],
  abilities: [each(allCreatures({ civilizations: ['darkness'], other: true }), power(2000))],
});
