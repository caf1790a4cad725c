import { creature } from '../../effects/language/words.ts';

export const triHornShepherd = creature({
  name: 'Tri-horn Shepherd',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 5,
  power: 5000,
  printings: ['DM-01 109/110'],
});
