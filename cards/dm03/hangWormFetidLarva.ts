import { creature } from '../../effects/language/words.ts';

export const hangWormFetidLarva = creature({
  name: 'Hang Worm, Fetid Larva',
  civilizations: ['darkness'],
  races: ['Parasite Worm'],
  cost: 5,
  power: 4000,
  printings: ['DM-03 28/55'],
});
