import {
  choose,
  creature,
  doubleBreaker,
  putIntoGraveyard,
  self,
  wheneverAttacks,
  yourShields,
} from '../../effects/language/words.ts';

export const necrodragonGalbazeek = creature({
  name: 'Necrodragon Galbazeek',
  civilizations: ['darkness'],
  races: ['Zombie Dragon'],
  cost: 6,
  power: 9000,
  printings: ['DM-08 32/55', 'Promotional 32a/55'],
  abilities: [wheneverAttacks(self, putIntoGraveyard(choose(yourShields()))), doubleBreaker],
});
