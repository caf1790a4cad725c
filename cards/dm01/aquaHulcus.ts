import { creature, draw, may, self, whenPut } from '../../effects/language/words.ts';

export const aquaHulcus = creature({
  name: 'Aqua Hulcus',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 3,
  power: 2000,
  printings: ['DM-01 23/110', 'Promotional M9/Y1', 'Promotional T5 Y1'],
  abilities: [whenPut(self, may(draw()))],
});
