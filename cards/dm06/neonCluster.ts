import { creature, draw, tapAbility } from '../../effects/language/words.ts';

export const neonCluster = creature({
  name: 'Neon Cluster',
  civilizations: ['water'],
  races: ['Cyber Cluster'],
  cost: 7,
  power: 4000,
  printings: ['DM-06 40/110'],
  abilities: [tapAbility(draw(2))],
});
