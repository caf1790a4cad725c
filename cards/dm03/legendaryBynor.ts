import {
  doubleBreaker,
  each,
  evolution,
  evolutionCreature,
  unblockable,
  yourCreatures,
} from '../../effects/language/words.ts';

export const legendaryBynor = evolutionCreature({
  name: 'Legendary Bynor',
  civilizations: ['water'],
  races: ['Leviathan'],
  cost: 6,
  power: 8000,
  printings: ['DM-03 18/55'],
  abilities: [
    evolution({ races: ['Leviathan'] }),
    each(yourCreatures({ civilizations: ['water'], other: true }), unblockable()),
    doubleBreaker,
  ],
});
