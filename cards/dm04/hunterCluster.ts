import { blocker, creature, shieldTrigger } from '../../effects/language/words.ts';

export const hunterCluster = creature({
  name: 'Hunter Cluster',
  civilizations: ['water'],
  races: ['Cyber Cluster'],
  cost: 4,
  power: 1000,
  printings: ['DM-04 22/55'],
  abilities: [blocker, shieldTrigger],
});
