import { choose, creature, returnToHand, self, whenPut, yourMana } from '../../effects/language/words.ts';

export const torpedoCluster = creature({
  name: 'Torpedo Cluster',
  civilizations: ['water'],
  races: ['Cyber Cluster'],
  cost: 3,
  power: 3000,
  printings: ['DM-10 42/110'],
  abilities: [whenPut(self, returnToHand(choose(yourMana())))],
});
