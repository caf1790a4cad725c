import {
  blocker,
  cannotAttack,
  choose,
  creature,
  opponentsCreatures,
  returnToHand,
  self,
  wheneverBlocks,
} from '../../effects/language/words.ts';

export const tropicCrawler = creature({
  name: 'Tropic Crawler',
  civilizations: ['water'],
  races: ['Earth Eater'],
  cost: 4,
  power: 3000,
  printings: ['DM-12 40/55'],
  abilities: [
    blocker,
    wheneverBlocks(self, returnToHand(choose(opponentsCreatures(), 1, 'opponent'))),
    cannotAttack,
  ],
});
