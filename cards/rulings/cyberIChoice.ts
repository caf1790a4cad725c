import {
  choose,
  creature,
  may,
  self,
  shieldTrigger,
  useFree,
  whenPut,
  yourHand,
} from '../../effects/language/words.ts';

export const cyberIChoice = creature({
  name: 'Cyber I Choice',
  civilizations: ['water'],
  races: ['Cyber Command'],
  cost: 7,
  power: 3000,
  abilities: [shieldTrigger, whenPut(self, may(useFree(choose(yourHand({ keyword: 'shieldTrigger' })))))],
});
