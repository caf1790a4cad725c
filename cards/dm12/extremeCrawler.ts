import {
  creature,
  doubleBreaker,
  returnToHand,
  self,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

export const extremeCrawler = creature({
  name: 'Extreme Crawler',
  civilizations: ['water'],
  races: ['Earth Eater'],
  cost: 5,
  power: 7000,
  printings: ['DM-12 2/55'],
  abilities: [whenPut(self, returnToHand(yourCreatures({ other: true }))), doubleBreaker],
});
