import { cannot, creature, has } from '../../effects/language/words.ts';

export const pantherbearWorldChain = creature({
  name: 'Pantherbear, World Chain',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 5,
  power: 5000,
  reconstructed: 'Known only from a ruling. Civilization, race, cost and power are assumed.',
  abilities: [has(cannot({ do: 'use', who: 'opponent', limit: 1 }))],
});
