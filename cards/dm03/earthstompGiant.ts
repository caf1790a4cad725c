import {
  creature,
  doubleBreaker,
  returnToHand,
  self,
  wheneverAttacks,
  yourMana,
} from '../../effects/language/words.ts';

export const earthstompGiant = creature({
  name: 'Earthstomp Giant',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 5,
  power: 8000,
  printings: ['DM-03 S5/55'],
  abilities: [doubleBreaker, wheneverAttacks(self, returnToHand(yourMana({ type: 'creature' })))],
});
