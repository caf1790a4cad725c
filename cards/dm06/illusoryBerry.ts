import { creature } from '../../effects/language/words.ts';

export const illusoryBerry = creature({
  name: 'Illusory Berry',
  civilizations: ['nature'],
  races: ['Tree Folk'],
  cost: 3,
  power: 3000,
  printings: ['DM-06 102/110'],
});
