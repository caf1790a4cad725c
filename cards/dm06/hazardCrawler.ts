import { blocker, cannotAttack, creature } from '../../effects/language/words.ts';

export const hazardCrawler = creature({
  name: 'Hazard Crawler',
  civilizations: ['water'],
  races: ['Earth Eater'],
  cost: 5,
  power: 6000,
  printings: ['DM-06 34/110'],
  abilities: [blocker, cannotAttack],
});
