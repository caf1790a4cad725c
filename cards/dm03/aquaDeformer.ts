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

export const aquaDeformer = creature({
  name: 'Aqua Deformer',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 8,
  power: 3000,
  printings: ['DM-03 13/55'],
  abilities: [
    whenPut(
      self,
      inOrder(returnToHand(choose(yourMana(), 2)), returnToHand(choose(opponentsMana(), 2, 'opponent'))),
    ),
  ],
});
