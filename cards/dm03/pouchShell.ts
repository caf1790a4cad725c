import { choose, creature, may, opponentsCreatures, self, whenPut } from '../../effects/language/words.ts';

export const pouchShell = creature({
  name: 'Pouch Shell',
  civilizations: ['nature'],
  races: ['Colony Beetle'],
  cost: 4,
  power: 1000,
  printings: ['DM-03 50/55'],
  abilities: [
    whenPut(
      self,
      may({
        do: 'move',
        what: choose(opponentsCreatures({ evolution: true })),
        to: 'graveyard',
        topOnly: true,
      }),
    ),
  ],
});
