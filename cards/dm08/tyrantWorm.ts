import { another, creature, destroy, self, whenPut } from '../../effects/language/words.ts';

export const tyrantWorm = creature({
  name: 'Tyrant Worm',
  civilizations: ['darkness'],
  races: ['Parasite Worm'],
  cost: 1,
  power: 2000,
  printings: ['DM-08 35/55'],
  abilities: [whenPut(another('you'), destroy(self))],
});
