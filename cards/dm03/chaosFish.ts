import {
  countOf,
  creature,
  draw,
  has,
  may,
  power,
  self,
  times,
  wheneverAttacks,
  yourCreatures,
} from '../../effects/language/words.ts';

export const chaosFish = creature({
  name: 'Chaos Fish',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 7,
  power: 1000,
  printings: ['DM-03 S2/55'],
  abilities: [
    has(power(times(1000, countOf(yourCreatures({ civilizations: ['water'], other: true }))))),
    wheneverAttacks(self, may(draw(countOf(yourCreatures({ civilizations: ['water'], other: true }))))),
  ],
});
