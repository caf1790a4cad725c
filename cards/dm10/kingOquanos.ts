import {
  atLeast,
  countOf,
  creature,
  doubleBreaker,
  gains,
  has,
  hasWhile,
  isLike,
  opponentsMana,
  power,
  self,
  times,
} from '../../effects/language/words.ts';

export const kingOquanos = creature({
  name: 'King Oquanos',
  civilizations: ['water'],
  races: ['Leviathan'],
  cost: 8,
  power: 2000,
  printings: ['DM-10 3/110'],
  abilities: [
    has(power(times(2000, countOf(opponentsMana({ tapped: true }))))),
    hasWhile(isLike(self, { power: atLeast(6000) }), gains(doubleBreaker)),
  ],
});
