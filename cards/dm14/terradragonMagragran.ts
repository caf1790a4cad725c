import {
  countOf,
  creature,
  doubleBreaker,
  has,
  power,
  self,
  times,
  topOfDeckTo,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const terradragonMagragran = creature({
  name: 'Terradragon Magragran',
  civilizations: ['nature'],
  races: ['Earth Dragon'],
  cost: 7,
  power: 1000,
  printings: ['DM-14 9/110'],
  abilities: [
    whenPut(self, topOfDeckTo('manaZone')),
    has(power(times(1000, countOf(yourMana())))),
    doubleBreaker,
  ],
});
