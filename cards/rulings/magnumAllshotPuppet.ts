import {
  anyOf,
  choose,
  creature,
  destroy,
  opponentsCreatures,
  when,
  yourCreatures,
} from '../../effects/language/words.ts';

export const magnumAllshotPuppet = creature({
  name: 'Magnum, Allshot Puppet',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 4,
  power: 4000,
  abilities: [
    when(
      anyOf(
        {
          event: 'put',
          what: {
            of: 'you',
            filter: { type: ['creature', 'evolutionCreature', 'gacharangeCreature', 'crossGear'] },
          },
          how: 'unpaid',
        },
        { event: 'used', by: 'you', what: { type: 'spell' }, unpaid: true },
      ),
      destroy(choose(yourCreatures())),
    ),
    when(
      anyOf(
        {
          event: 'put',
          what: {
            of: 'opponent',
            filter: { type: ['creature', 'evolutionCreature', 'gacharangeCreature', 'crossGear'] },
          },
          how: 'unpaid',
        },
        { event: 'used', by: 'opponent', what: { type: 'spell' }, unpaid: true },
      ),
      destroy(choose(opponentsCreatures(), 1, 'opponent')),
    ),
  ],
});
