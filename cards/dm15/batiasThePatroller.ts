import { creature, shieldTrigger } from '../../effects/language/words.ts';

export const batiasThePatroller = creature({
  name: 'Batias, the Patroller',
  civilizations: ['light'],
  races: ['Cosmo Walker'],
  cost: 2,
  power: 1000,
  printings: ['DM-15 38/55'],
  abilities: [shieldTrigger],
});
