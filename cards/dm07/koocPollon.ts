import { cannot, creature, has } from '../../effects/language/words.ts';

export const koocPollon = creature({
  name: 'Kooc Pollon',
  civilizations: ['fire'],
  races: ['Fire Bird'],
  cost: 2,
  power: 1000,
  printings: ['DM-07 42/55'],
  abilities: [has(cannot({ do: 'beAttacked' }))],
});
