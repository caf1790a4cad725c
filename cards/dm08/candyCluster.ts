import { cannotBeBlocked, creature } from '../../effects/language/words.ts';

export const candyCluster = creature({
  name: 'Candy Cluster',
  civilizations: ['water'],
  races: ['Cyber Cluster'],
  cost: 3,
  power: 1000,
  printings: ['DM-08 17/55'],
  abilities: [cannotBeBlocked],
});
