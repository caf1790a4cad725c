import {
  chooseUpTo,
  creature,
  doubleBreaker,
  ifYouDo,
  opponentsCreatures,
  returnToHand,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const waveCrawler = creature({
  name: 'Wave Crawler',
  civilizations: ['water'],
  races: ['Earth Eater'],
  cost: 4,
  power: 6000,
  printings: ['DM-14 3/110'],
  abilities: [
    whenPut(self, ifYouDo(returnToHand(chooseUpTo(opponentsCreatures(), 1, 'opponent')), returnToHand(self))),
    doubleBreaker,
  ],
});
