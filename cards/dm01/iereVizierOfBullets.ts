import { creature } from '../../effects/language/words.ts';

export const iereVizierOfBullets = creature({
  name: 'Iere, Vizier of Bullets',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 3,
  power: 3000,
  printings: ['DM-01 7/110'],
});
