import {
  choose,
  creature,
  inOrder,
  returnToHand,
  self,
  topOfDeckTo,
  whenDestroyed,
  yourMana,
} from '../../effects/language/words.ts';

export const snipeBug = creature({
  name: 'Snipe Bug',
  civilizations: ['nature'],
  races: ['Giant Insect'],
  cost: 5,
  power: 4000,
  printings: ['DM-14 35/110'],
  abilities: [whenDestroyed(self, inOrder(returnToHand(choose(yourMana())), topOfDeckTo('manaZone')))],
});
