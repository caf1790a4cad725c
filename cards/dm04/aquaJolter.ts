import { creature, shieldTrigger } from '../../effects/language/words.ts';

export const aquaJolter = creature({
  name: 'Aqua Jolter',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 3,
  power: 2000,
  printings: ['DM-04 20/55', 'Promotional M8/Y1'],
  abilities: [shieldTrigger],
});
