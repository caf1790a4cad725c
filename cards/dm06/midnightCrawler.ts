import {
  choose,
  creature,
  doubleBreaker,
  opponentsMana,
  returnToHand,
  self,
  whenPut,
} from '../../effects/language/words.ts';

export const midnightCrawler = creature({
  name: 'Midnight Crawler',
  civilizations: ['water'],
  races: ['Earth Eater'],
  cost: 8,
  power: 6000,
  printings: ['DM-06 38/110'],
  abilities: [whenPut(self, returnToHand(choose(opponentsMana()))), doubleBreaker],
});
