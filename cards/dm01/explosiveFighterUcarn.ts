import {
  choose,
  creature,
  doubleBreaker,
  putIntoGraveyard,
  self,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const explosiveFighterUcarn = creature({
  name: 'Explosive Fighter Ucarn',
  civilizations: ['fire'],
  races: ['Dragonoid'],
  cost: 5,
  power: 9000,
  printings: [
    'DM-01 76/110',
    'Promotional E1/Y1',
    'Promotional E3/Y1',
    'Promotional K4/Y1',
    'Promotional L6/6 Y1',
  ],
  abilities: [whenPut(self, putIntoGraveyard(choose(yourMana(), 2))), doubleBreaker],
});
