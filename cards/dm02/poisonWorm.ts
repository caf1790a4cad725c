import {
  atMost,
  choose,
  creature,
  destroy,
  self,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

export const poisonWorm = creature({
  name: 'Poison Worm',
  civilizations: ['darkness'],
  races: ['Parasite Worm'],
  cost: 4,
  power: 4000,
  printings: ['DM-02 33/55'],
  abilities: [whenPut(self, destroy(choose(yourCreatures({ power: atMost(3000) }))))],
});
