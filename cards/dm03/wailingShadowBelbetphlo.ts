import { creature, slayer } from '../../effects/language/words.ts';

export const wailingShadowBelbetphlo = creature({
  name: 'Wailing Shadow Belbetphlo',
  civilizations: ['darkness'],
  races: ['Ghost'],
  cost: 3,
  power: 1000,
  printings: ['DM-03 33/55'],
  abilities: [slayer],
});
