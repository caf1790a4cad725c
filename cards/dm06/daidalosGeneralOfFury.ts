import {
  choose,
  creature,
  destroy,
  doubleBreaker,
  self,
  wheneverAttacks,
  yourCreatures,
} from '../../effects/language/words.ts';

export const daidalosGeneralOfFury = creature({
  name: 'Daidalos, General of Fury',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 4,
  power: 11000,
  printings: ['DM-06 S5/110'],
  abilities: [wheneverAttacks(self, destroy(choose(yourCreatures()))), doubleBreaker],
});
