import { allCreatures, atLeast, cannot, creature, each } from '../../effects/language/words.ts';

export const narielTheOracle = creature({
  name: 'Nariel, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 4,
  power: 1000,
  printings: ['DM-08 11/55'],
  abilities: [each(allCreatures({ power: atLeast(3000) }), cannot({ do: 'attack' }))],
});
