import { creature } from '../../effects/language/words.ts';

export const buzzBetocchi = creature({
  name: 'Buzz Betocchi',
  civilizations: ['fire', 'nature'],
  races: ['Fire Bird', 'Giant Insect'],
  cost: 3,
  power: 4000,
  printings: ['DM-12 34/55'],
});
