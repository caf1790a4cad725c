import { creature, draw, may, racesIn, self, whenPut, yourCreatures } from '../../effects/language/words.ts';

export const shamanTotem = creature({
  name: 'Shaman Totem',
  civilizations: ['nature'],
  races: ['Mystery Totem'],
  cost: 6,
  power: 4000,
  printings: ['DM-14 10/110'],
  abilities: [whenPut(self, may(draw(racesIn(yourCreatures(), 'Mystery Totem'))))],
});
