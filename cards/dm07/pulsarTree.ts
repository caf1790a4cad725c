import { creature, destroy, insteadDo, optional, self, wouldBeBroken } from '../../effects/language/words.ts';

export const pulsarTree = creature({
  name: 'Pulsar Tree',
  civilizations: ['light'],
  races: ['Starlight Tree'],
  cost: 5,
  power: 1000,
  printings: ['DM-07 12/55'],
  abilities: [optional(wouldBeBroken('you', insteadDo(destroy(self))))],
});
