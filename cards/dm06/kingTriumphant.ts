import { blocker, creature, gains, gets, self, when } from '../../effects/language/words.ts';

export const kingTriumphant = creature({
  name: 'King Triumphant',
  civilizations: ['water'],
  races: ['Leviathan'],
  cost: 8,
  power: 7000,
  printings: ['DM-06 35/110'],
  abilities: [
    when(
      { event: 'used', by: 'opponent', what: { anyOf: [{ type: 'creature' }, { type: 'spell' }] } },
      gets(self, 'turn', gains(blocker)),
    ),
  ],
});
