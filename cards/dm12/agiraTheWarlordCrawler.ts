import {
  any,
  draw,
  each,
  evolution,
  evolutionCreature,
  may,
  power,
  wheneverBlocks,
  yourCreatures,
} from '../../effects/language/words.ts';

export const agiraTheWarlordCrawler = evolutionCreature({
  name: 'Agira, the Warlord Crawler',
  civilizations: ['light', 'water'],
  races: ['Gladiator', 'Earth Eater'],
  cost: 4,
  power: 5500,
  printings: ['DM-12 16/55'],
  abilities: [
    evolution({ races: ['Gladiator', 'Earth Eater'] }),
    each(yourCreatures({ races: ['Gladiator', 'Earth Eater'], other: true }), power(2000)),
    wheneverBlocks(any('you', { races: ['Gladiator', 'Earth Eater'] }), may(draw())),
  ],
});
