import { blocker, creature, gains, gets, self, when } from '../../effects/language/words.ts';

export const overloadCluster = creature({
  name: 'Overload Cluster',
  civilizations: ['water'],
  races: ['Cyber Cluster'],
  cost: 5,
  power: 4000,
  printings: ['DM-06 41/110'],
  abilities: [
    when(
      { event: 'used', by: 'opponent', what: { anyOf: [{ type: 'creature' }, { type: 'spell' }] } },
      gets(self, 'turn', gains(blocker)),
    ),
  ],
});
