import { creature, shieldTrigger } from '../../effects/language/words.ts';

export const gregorianWorm = creature({
  name: 'Gregorian Worm',
  civilizations: ['darkness'],
  races: ['Parasite Worm'],
  cost: 4,
  power: 3000,
  printings: ['DM-04 31/55', 'Promotional E4/Y1'],
  abilities: [shieldTrigger],
});
