import { cannot, creature, has } from '../../effects/language/words.ts';

export const typhoonCrawler = creature({
  name: 'Typhoon Crawler',
  civilizations: ['water'],
  races: ['Earth Eater'],
  cost: 6,
  power: 5000,
  printings: ['DM-12 8/55'],
  abilities: [has(cannot({ do: 'beAttacked', by: { civilizations: ['fire', 'nature'] } }))],
});
