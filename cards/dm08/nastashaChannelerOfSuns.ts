import {
  creature,
  destroy,
  doubleBreaker,
  insteadDo,
  optional,
  self,
  wouldBeBroken,
} from '../../effects/language/words.ts';

export const nastashaChannelerOfSuns = creature({
  name: 'Nastasha, Channeler of Suns',
  civilizations: ['light'],
  races: ['Mecha Del Sol'],
  cost: 7,
  power: 6000,
  printings: ['DM-08 S1/55'],
  abilities: [doubleBreaker, optional(wouldBeBroken('you', insteadDo(destroy(self))))],
});
