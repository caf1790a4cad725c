import { creature, powerAttacker } from '../../effects/language/words.ts';

export const brawlerZyler = creature({
  name: 'Brawler Zyler',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 2,
  power: 1000,
  printings: ['DM-01 70/110'],
  abilities: [powerAttacker(2000)],
});
