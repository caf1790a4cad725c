import {
  choose,
  creature,
  destroy,
  opponentsCreatures,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const swampWorm = creature({
  name: 'Swamp Worm',
  civilizations: ['darkness'],
  races: ['Parasite Worm'],
  cost: 7,
  power: 2000,
  printings: ['DM-01 62/110'],
  abilities: [whenPut(self, destroy(choose(opponentsCreatures(), 1, 'opponent')))],
});
