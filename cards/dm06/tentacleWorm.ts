import { creature } from '../../effects/language/words.ts';

export const tentacleWorm = creature({
  name: 'Tentacle Worm',
  civilizations: ['darkness'],
  races: ['Parasite Worm'],
  cost: 4,
  power: 3000,
  printings: ['DM-06 68/110'],
});
