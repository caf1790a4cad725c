import {
  any,
  creature,
  destroy,
  insteadDo,
  optional,
  self,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const kipChippotto = creature({
  name: 'Kip Chippotto',
  civilizations: ['fire'],
  races: ['Fire Bird'],
  cost: 2,
  power: 1000,
  printings: ['DM-05 42/55'],
  abilities: [
    optional(wouldBeDestroyed(any('you', { races: ['Armored Dragon'] }), insteadDo(destroy(self)))),
  ],
});
