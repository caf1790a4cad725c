import { allCreatures, creature, doubleBreaker, each, unblockable } from '../../effects/language/words.ts';

export const kingNautilus = creature({
  name: 'King Nautilus',
  civilizations: ['water'],
  races: ['Leviathan'],
  cost: 8,
  power: 6000,
  printings: ['DM-02 17/55'],
  abilities: [each(allCreatures({ races: ['Liquid People'] }), unblockable()), doubleBreaker],
});
