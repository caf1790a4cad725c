import {
  atLeast,
  cardsIn,
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
} from '../../effects/language/words.ts';

export const groundGiant = creature({
  name: 'Ground Giant',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 4,
  power: 1000,
  printings: ['DM-13 14/55'],
  abilities: [
    has(power(times(2000, civilizationsIn(cardsIn('battleZone', 'any'))))),
    hasWhile(isLike(self, { power: atLeast(6001) }), gains(doubleBreaker)),
  ],
});
