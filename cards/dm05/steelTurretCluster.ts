import { cannot, creature, has } from '../../effects/language/words.ts';

export const steelTurretCluster = creature({
  name: 'Steel-Turret Cluster',
  civilizations: ['water'],
  races: ['Cyber Cluster'],
  cost: 5,
  power: 3000,
  printings: ['DM-05 25/55'],
  abilities: [has(cannot({ do: 'beAttacked', by: { civilizations: ['fire', 'nature'] } }))],
});
