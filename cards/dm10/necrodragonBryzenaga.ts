import {
  creature,
  doubleBreaker,
  returnToHand,
  self,
  whenPut,
  yourShields,
} from '../../effects/language/words.ts';

export const necrodragonBryzenaga = creature({
  name: 'Necrodragon Bryzenaga',
  civilizations: ['darkness'],
  races: ['Zombie Dragon'],
  cost: 6,
  power: 9000,
  printings: ['DM-10 S4/110'],
  abilities: [whenPut(self, returnToHand(yourShields())), doubleBreaker],
});
