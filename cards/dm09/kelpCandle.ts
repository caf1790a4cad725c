import {
  blocker,
  cannotAttack,
  choose,
  creature,
  inOrder,
  lookAtTop,
  putOnDeckBottom,
  returnToHand,
  self,
  the,
  wheneverBlocks,
} from '../../effects/language/words.ts';

export const kelpCandle = creature({
  name: 'Kelp Candle',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 2,
  power: 1000,
  printings: ['DM-09 20/55'],
  abilities: [
    blocker,
    cannotAttack,
    wheneverBlocks(
      self,
      inOrder(lookAtTop(4, 'seen'), returnToHand(choose(the('seen'))), putOnDeckBottom(the('seen'))),
    ),
  ],
});
