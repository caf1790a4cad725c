import { another, creature, draw, may, whenPut } from '../../effects/language/words.ts';

export const marchingMotherboard = creature({
  name: 'Marching Motherboard',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 6,
  power: 2000,
  printings: ['DM-09 2/55'],
  abilities: [whenPut(another('you', { races: ['Cyber'] }), may(draw()))],
});
