import {
  atLeast,
  cardsIn,
  countOf,
  creature,
  doubleBreaker,
  gains,
  has,
  hasWhile,
  isLike,
  power,
  self,
  times,
} from '../../effects/language/words.ts';

export const clonedSpikeHorn = creature({
  name: 'Cloned Spike-Horn',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 4,
  power: 3000,
  printings: ['DM-12 30/55'],
  abilities: [
    has(power(times(3000, countOf(cardsIn('graveyard', 'any', { names: ['Cloned Spike-Horn'] }))))),
    hasWhile(isLike(self, { power: atLeast(6000) }), gains(doubleBreaker)),
  ],
});
