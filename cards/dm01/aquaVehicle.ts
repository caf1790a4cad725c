import { creature } from '../../effects/language/words.ts';

export const aquaVehicle = creature({
  name: 'Aqua Vehicle',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 2,
  power: 1000,
  printings: ['DM-01 26/110'],
});
