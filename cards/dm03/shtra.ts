import {
  choose,
  creature,
  inOrder,
  opponentsMana,
  returnToHand,
  self,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const shtra = creature({
  name: 'Shtra',
  civilizations: ['water'],
  races: ['Cyber Lord'],
  cost: 4,
  power: 2000,
  printings: ['DM-03 21/55'],
  abilities: [
    whenPut(
      self,
      inOrder(returnToHand(choose(yourMana())), returnToHand(choose(opponentsMana(), 1, 'opponent'))),
    ),
  ],
});
