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

export const tagtappTheRetaliator = creature({
  name: 'Tagtapp, the Retaliator',
  civilizations: ['fire', 'nature'],
  races: ['Spirit Quartz'],
  cost: 3,
  power: 3000,
  printings: ['DM-10 106/110'],
  abilities: [
    has(power(times(1000, countOf(opponentsMana({ civilizations: ['water'] }))))),
    hasWhile(isLike(self, { power: atLeast(6000) }), gains(doubleBreaker)),
  ],
});
