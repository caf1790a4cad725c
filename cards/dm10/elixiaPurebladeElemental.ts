import {
  atLeast,
  civilizationsIn,
  creature,
  doubleBreaker,
  gains,
  has,
  hasWhile,
  isLike,
  power,
  self,
  times,
  tripleBreaker,
  yourMana,
} from '../../effects/language/words.ts';

export const elixiaPurebladeElemental = creature({
  name: 'Elixia, Pureblade Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 6,
  power: 1000,
  printings: ['DM-10 S1/110'],
  abilities: [
    has(power(times(3000, civilizationsIn(yourMana())))),
    hasWhile(isLike(self, { power: { min: 6000, max: 14999 } }), gains(doubleBreaker)),
    hasWhile(isLike(self, { power: atLeast(15000) }), gains(tripleBreaker)),
  ],
});
