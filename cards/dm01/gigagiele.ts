import { creature, slayer } from '../../effects/language/words.ts';

export const gigagiele = creature({
  name: 'Gigagiele',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 5,
  power: 3000,
  printings: ['DM-01 56/110'],
  abilities: [slayer],
});
