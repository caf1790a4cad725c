import {
  atLeast,
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
  yourCreatures,
} from '../../effects/language/words.ts';

export const terradragonAnristVhal = creature({
  name: 'Terradragon Anrist Vhal',
  civilizations: ['nature'],
  races: ['Earth Dragon'],
  cost: 6,
  power: 0,
  printings: ['DM-09 52/55', 'Promotional L18/Y2'],
  abilities: [
    has(power(times(2000, countOf(yourCreatures({ civilizations: ['nature'], other: true }))))),
    hasWhile(isLike(self, { power: atLeast(6000) }), gains(doubleBreaker)),
  ],
});
