import { creature, draw, may, self, whenPut } from '../../effects/language/words.ts';

export const magrisVizierOfMagnetism = creature({
  name: 'Magris, Vizier of Magnetism',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 4,
  power: 3000,
  printings: ['DM-02 7/55', 'Promotional L7/12 Y1'],
  abilities: [whenPut(self, may(draw()))],
});
