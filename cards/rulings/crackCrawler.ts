import { creature, strikeBack } from '../../effects/language/words.ts';

export const crackCrawler = creature({
  name: 'Crack Crawler',
  civilizations: ['nature'],
  cost: 5,
  power: 4000,
  abilities: [strikeBack({ civilizations: ['nature'] })],
  reconstructed:
    'Known only as a creature with strike back. Civilization, cost, power and what it discards are assumed.',
});
