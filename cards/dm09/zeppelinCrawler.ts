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

export const zeppelinCrawler = creature({
  name: 'Zeppelin Crawler',
  civilizations: ['water'],
  races: ['Earth Eater'],
  cost: 5,
  power: 4000,
  printings: ['DM-09 25/55'],
  abilities: [
    blocker,
    cannotAttack,
    wheneverBlocks(
      self,
      inOrder(lookAtTop(4, 'seen'), returnToHand(choose(the('seen'))), putOnDeckBottom(the('seen'))),
    ),
  ],
});
