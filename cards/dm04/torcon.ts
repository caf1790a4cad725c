import { creature, shieldTrigger } from '../../effects/language/words.ts';

export const torcon = creature({
  name: 'Torcon',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 2,
  power: 1000,
  printings: ['DM-04 55/55', 'Promotional L12/12 Y1'],
  abilities: [shieldTrigger],
});
