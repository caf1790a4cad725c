import {
  atLeast,
  countOf,
  creature,
  doubleBreaker,
  gains,
  has,
  hasWhile,
  isLike,
  opponentsHand,
  power,
  self,
  times,
} from '../../effects/language/words.ts';

export const pincerScarab = creature({
  name: 'Pincer Scarab',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 4,
  power: 1000,
  printings: ['DM-12 14/55'],
  abilities: [
    has(power(times(2000, countOf(opponentsHand())))),
    hasWhile(isLike(self, { power: atLeast(6000) }), gains(doubleBreaker)),
  ],
});
