import { cannotBeBlocked, creature, doubleBreaker } from '../../effects/language/words.ts';

export const kingDepthcon = creature({
  name: 'King Depthcon',
  civilizations: ['water'],
  races: ['Leviathan'],
  cost: 7,
  power: 6000,
  printings: ['DM-01 S4/110'],
  abilities: [doubleBreaker, cannotBeBlocked],
});
