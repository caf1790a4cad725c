import { blocker, cannot, cannotAttack, creature, has } from '../../effects/language/words.ts';

export const titaniumCluster = creature({
  name: 'Titanium Cluster',
  civilizations: ['water'],
  races: ['Cyber Cluster'],
  cost: 4,
  power: 4000,
  printings: ['DM-07 24/55'],
  abilities: [blocker, has(cannot({ do: 'beAttacked' })), cannotAttack],
});
