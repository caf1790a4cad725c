import { blocker, creature, gains, gets, self, when } from '../../effects/language/words.ts';

export const aquaRider = creature({
  name: 'Aqua Rider',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 4,
  power: 2000,
  printings: ['DM-06 31/110'],
  abilities: [
    when(
      { event: 'used', by: 'opponent', what: { anyOf: [{ type: 'creature' }, { type: 'spell' }] } },
      gets(self, 'turn', gains(blocker)),
    ),
  ],
});
