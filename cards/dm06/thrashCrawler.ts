import {
  blocker,
  cannotAttack,
  choose,
  creature,
  returnToHand,
  self,
  whenPut,
  yourMana,
} from '../../effects/language/words.ts';

export const thrashCrawler = creature({
  name: 'Thrash Crawler',
  civilizations: ['water'],
  races: ['Earth Eater'],
  cost: 4,
  power: 5000,
  printings: ['DM-06 49/110'],
  abilities: [blocker, whenPut(self, returnToHand(choose(yourMana()))), cannotAttack],
});
