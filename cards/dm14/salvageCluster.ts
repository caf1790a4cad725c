import {
  cannotBeBlocked,
  creature,
  gains,
  instead,
  metamorph,
  self,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const salvageCluster = creature({
  name: 'Salvage Cluster',
  civilizations: ['water'],
  races: ['Cyber Cluster'],
  cost: 5,
  power: 3000,
  printings: ['DM-14 18/110'],
  abilities: [cannotBeBlocked, metamorph(gains(wouldBeDestroyed(self, instead('hand'))))],
});
