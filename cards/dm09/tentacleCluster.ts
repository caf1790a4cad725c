import {
  allCreatures,
  choose,
  creature,
  itself,
  may,
  returnToHand,
  when,
} from '../../effects/language/words.ts';

export const tentacleCluster = creature({
  name: 'Tentacle Cluster',
  civilizations: ['water'],
  races: ['Cyber Cluster'],
  cost: 5,
  power: 2000,
  printings: ['DM-09 24/55'],
  abilities: [
    when(
      { event: 'isNotBlocked', what: itself, target: 'player' },
      may(returnToHand(choose(allCreatures()))),
    ),
  ],
});
