import {
  allCreatures,
  blocker,
  cannotAttack,
  choose,
  creature,
  may,
  returnToHand,
  self,
  whenDestroyed,
} from '../../effects/language/words.ts';

export const hammerheadCluster = creature({
  name: 'Hammerhead Cluster',
  civilizations: ['water'],
  races: ['Cyber Cluster'],
  cost: 5,
  power: 1000,
  printings: ['DM-15 40/55'],
  abilities: [blocker, cannotAttack, whenDestroyed(self, may(returnToHand(choose(allCreatures()))))],
});
