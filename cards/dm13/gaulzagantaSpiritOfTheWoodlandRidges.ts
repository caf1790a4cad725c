import {
  allCreatures,
  any,
  countOf,
  creature,
  self,
  tap,
  times,
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
    {
      kind: 'static',
      affects: self,
      effects: [
        {
          kind: 'cost',
          by: times(-1, countOf(yourCreatures({ races: ['Gel Fish', 'Snow Faerie'] }))),
          atLeast: 2,
        },
      ],
      from: ['hand', 'manaZone', 'graveyard'],
    },
    whenPut(any('any', { type: 'evolutionCreature' }), tap(allCreatures({ type: 'evolutionCreature' }))),
  ],
});
