import { creature } from '../../effects/language/words.ts';

export const lightningGrass = creature({
  name: 'Lightning Grass',
  civilizations: ['light'],
  races: ['Starlight Tree'],
  cost: 3,
  power: 3000,
  printings: ['DM-06 22/110'],
});
