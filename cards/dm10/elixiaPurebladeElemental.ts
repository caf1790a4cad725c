import {
  atLeast,
  creature,
  doubleBreaker,
  gains,
  hasWhile,
  isLike,
  power,
  self,
  tripleBreaker,
  youHave,
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
    hasWhile(youHave(yourMana({ civilizations: ['light'] })), power(3000)),
    hasWhile(youHave(yourMana({ civilizations: ['water'] })), power(3000)),
    hasWhile(youHave(yourMana({ civilizations: ['darkness'] })), power(3000)),
    hasWhile(youHave(yourMana({ civilizations: ['fire'] })), power(3000)),
    hasWhile(youHave(yourMana({ civilizations: ['nature'] })), power(3000)),
    hasWhile(isLike(self, { power: { min: 6000, max: 14999 } }), gains(doubleBreaker)),
    hasWhile(isLike(self, { power: atLeast(15000) }), gains(tripleBreaker)),
  ],
});
