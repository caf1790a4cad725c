import { creature, shieldTrigger } from '../../effects/language/words.ts';

export const amberGrass = creature({
  name: 'Amber Grass',
  civilizations: ['light'],
  races: ['Starlight Tree'],
  cost: 4,
  power: 3000,
  printings: ['DM-04 7/55'],
  abilities: [shieldTrigger],
});
