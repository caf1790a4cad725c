import { creature, draw, gains, may, metamorph, self, whenPut } from '../../effects/language/words.ts';

export const riasVizierOfRecovery = creature({
  name: 'Rias, Vizier of Recovery',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 3,
  power: 2500,
  printings: ['DM-14 73/110'],
  abilities: [metamorph(gains(whenPut(self, may(draw()))))],
});
