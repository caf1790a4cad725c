import {
  choose,
  creature,
  discard,
  drawUpTo,
  inOrder,
  self,
  whenPut,
  yourHand,
} from '../../effects/language/words.ts';

export const wilyCarpenter = creature({
  name: 'Wily Carpenter',
  civilizations: ['water'],
  races: ['Merfolk'],
  cost: 3,
  power: 1000,
  printings: ['DM-12 42/55'],
  abilities: [whenPut(self, inOrder(drawUpTo(2), discard(choose(yourHand(), 2))))],
});
