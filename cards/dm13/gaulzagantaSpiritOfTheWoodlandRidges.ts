import {
  allCreatures,
  any,
  creature,
  sympathy,
  tap,
  whenPut,
  yourCreatures,
} from '../../effects/language/words.ts';

export const gaulzagantaSpiritOfTheWoodlandRidges = creature({
  name: 'Gaulzaganta, Spirit of the Woodland Ridges',
  civilizations: ['water', 'nature'],
  races: ['Leviathan', 'Mystery Totem'],
  cost: 5,
  power: 5000,
  printings: ['DM-13 4/55'],
  abilities: [
    sympathy(yourCreatures({ races: ['Gel Fish', 'Snow Faerie'] })),
    whenPut(any('any', { type: 'evolutionCreature' }), tap(allCreatures({ type: 'evolutionCreature' }))),
  ],
});
