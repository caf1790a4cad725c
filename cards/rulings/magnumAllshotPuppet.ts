import { choose, creature, destroy, opponentsCreatures, when, yourCreatures } from '../../effects/words.ts';

export const magnumAllshotPuppet = creature({
  name: 'Magnum, Allshot Puppet',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 4,
  power: 4000,
  abilities: [
    when(unpaidBy('you'), destroy(choose(yourCreatures()))),
    when(unpaidBy('opponent'), destroy(choose(opponentsCreatures(), 1, 'opponent'))),
  ],
});
