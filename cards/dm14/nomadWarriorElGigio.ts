import {
  choose,
  creature,
  putIntoGraveyard,
  self,
  whenDestroyed,
  yourMana,
} from '../../effects/language/words.ts';

export const nomadWarriorElGigio = creature({
  name: 'Nomad Warrior El Gigio',
  civilizations: ['fire'],
  races: ['Armorloid'],
  cost: 2,
  power: 4000,
  printings: ['DM-14 33/110'],
  abilities: [whenDestroyed(self, putIntoGraveyard(choose(yourMana())))],
});
