import { creature } from '../../effects/language/words.ts';

export const steamStar = creature({
  name: 'Steam Star',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 2,
  power: 1000,
  printings: ['DM-06 48/110'],
});
