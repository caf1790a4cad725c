import {
  choose,
  creature,
  inOrder,
  named,
  putIntoMana,
  returnToHand,
  self,
  tally,
  whenPut,
  yourHand,
  yourMana,
} from '../../effects/language/words.ts';

export const hurricaneCrawler = creature({
  name: 'Hurricane Crawler',
  civilizations: ['water'],
  races: ['Earth Eater'],
  cost: 5,
  power: 4000,
  printings: ['DM-10 S3/110'],
  abilities: [
    whenPut(
      self,
      inOrder(tally(putIntoMana(yourHand()), 'put'), returnToHand(choose(yourMana(), named('put')))),
    ),
  ],
});
