import { allCreatures, creature, each, power } from '../../effects/language/words.ts';

export const funkGuardOfHope = creature({
  name: 'Funk, Guard of Hope',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 3,
  power: 2000,
  reconstructed:
    'Known only from a ruling: it reduces the power of other creatures by enough to destroy one with power 1000. Cost, power, civilization and race are assumed.',
  abilities: [each(allCreatures({ other: true }), power(-1000))],
});
