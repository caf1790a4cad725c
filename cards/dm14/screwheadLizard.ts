import { atMost, choose, creature, destroy, opponentsCreatures, when } from '../../effects/language/words.ts';

export const screwheadLizard = creature({
  name: 'Screwhead Lizard',
  civilizations: ['fire'],
  races: ['Melt Warrior'],
  cost: 6,
  power: 5000,
  printings: ['DM-14 30/110'],
  abilities: [
    when(
      { event: 'used', by: 'opponent', what: { type: 'spell', civilizations: ['light', 'water'] } },
      destroy(choose(opponentsCreatures({ civilizations: ['light', 'water'], power: atMost(5000) }))),
    ),
  ],
});
