import {
  allOf,
  creature,
  draw,
  hasWhile,
  power,
  provided,
  self,
  wheneverAttacks,
  yourMana,
} from '../../effects/language/words.ts';

export const deepJuggler = creature({
  name: 'Deep Juggler',
  civilizations: ['water'],
  races: ['Merfolk'],
  cost: 3,
  power: 2000,
  printings: ['DM-14 51/110'],
  abilities: [
    hasWhile(allOf(yourMana(), { civilizations: ['water'] }), power(1000)),
    provided(allOf(yourMana(), { civilizations: ['water'] }), wheneverAttacks(self, draw())),
  ],
});
