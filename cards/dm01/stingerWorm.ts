import { choose, creature, destroy, self, whenPut, yourCreatures } from '../../effects/language/words.ts';

export const stingerWorm = creature({
  name: 'Stinger Worm',
  civilizations: ['darkness'],
  races: ['Parasite Worm'],
  cost: 3,
  power: 5000,
  printings: ['DM-01 61/110'],
  abilities: [whenPut(self, destroy(choose(yourCreatures())))],
});
