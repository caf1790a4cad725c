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
  tripleBreaker,
} from '../../effects/language/words.ts';

export const terradragonDakmaBalgarow = creature({
  name: 'Terradragon Dakma Balgarow',
  civilizations: ['nature'],
  races: ['Earth Dragon'],
  cost: 7,
  power: 1000,
  printings: ['DM-10 S8/110'],
  abilities: [
    has(power(times(2000, countOf(cardsIn('shieldZone', 'any'))))),
    hasWhile(isLike(self, { power: { min: 6000, max: 14999 } }), gains(doubleBreaker)),
    hasWhile(isLike(self, { power: atLeast(15000) }), gains(tripleBreaker)),
  ],
});
