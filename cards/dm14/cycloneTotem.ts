import {
  allCreatures,
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
} from '../../effects/language/words.ts';

export const cycloneTotem = creature({
  name: 'Cyclone Totem',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 5,
  power: 6000,
  printings: ['DM-14 65/110'],
  abilities: [
    has(power(times(-1000, countOf(allCreatures({ civilizations: ['water', 'darkness'] }))))),
    hasWhile(isLike(self, { power: atLeast(6000) }), gains(doubleBreaker)),
  ],
});
