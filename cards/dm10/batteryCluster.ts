import { blocker, cannotAttack, creature } from '../../effects/language/words.ts';

export const batteryCluster = creature({
  name: 'Battery Cluster',
  civilizations: ['water'],
  races: ['Cyber Cluster'],
  cost: 2,
  power: 3000,
  printings: ['DM-10 30/110'],
  abilities: [blocker, cannotAttack],
});
