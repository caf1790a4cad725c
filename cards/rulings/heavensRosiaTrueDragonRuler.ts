import { cardsIn, choose, creature, put, self, whenPut } from '../../effects/language/words.ts';

export const heavensRosiaTrueDragonRuler = creature({
  name: "Heaven's Rosia, True Dragon Ruler",
  civilizations: ['light'],
  races: ['Angel Command Dragon', 'Justice Wing', 'Draguner'],
  cost: 7,
  power: 5500,
  abilities: [whenPut(self, put(choose(cardsIn('hyperspatialZone', 'you', { type: 'dragheartFortress' }))))],
  reconstructed: 'Assumes that any dragheart can be put; its mana arms are left out.',
});
