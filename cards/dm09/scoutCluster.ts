import { another, blocker, creature, returnToHand, self, whenPut } from '../../effects/language/words.ts';

export const scoutCluster = creature({
  name: 'Scout Cluster',
  civilizations: ['water'],
  races: ['Cyber Cluster'],
  cost: 3,
  power: 4000,
  printings: ['DM-09 21/55'],
  abilities: [blocker, whenPut(another('you'), returnToHand(self))],
});
