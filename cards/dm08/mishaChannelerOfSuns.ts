import { cannot, creature, has } from '../../effects/language/words.ts';

export const mishaChannelerOfSuns = creature({
  name: 'Misha, Channeler of Suns',
  civilizations: ['light'],
  races: ['Mecha Del Sol'],
  cost: 5,
  power: 5000,
  printings: ['DM-08 10/55'],
  abilities: [has(cannot({ do: 'beAttacked', by: { races: ['Dragon'] } }))],
});
