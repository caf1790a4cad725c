import {
  chooseUpTo,
  creature,
  may,
  putIntoMana,
  self,
  shieldTrigger,
  whenPut,
  yourHand,
} from '../../effects/language/words.ts';

export const karatePotato = creature({
  name: 'Karate Potato',
  civilizations: ['nature'],
  races: ['Wild Veggies'],
  cost: 4,
  power: 1000,
  printings: ['DM-10 86/110'],
  abilities: [shieldTrigger, whenPut(self, may(putIntoMana(chooseUpTo(yourHand(), 2))))],
});
