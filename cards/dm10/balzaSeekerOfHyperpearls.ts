import { blocker, creature, shieldTrigger } from '../../effects/language/words.ts';

export const balzaSeekerOfHyperpearls = creature({
  name: 'Balza, Seeker of Hyperpearls',
  civilizations: ['light'],
  races: ['Mecha Thunder'],
  cost: 8,
  power: 4000,
  printings: ['DM-10 1/110'],
  abilities: [shieldTrigger, blocker],
});
