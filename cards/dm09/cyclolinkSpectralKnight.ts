import { creature, itself, search, when } from '../../effects/language/words.ts';

export const cyclolinkSpectralKnight = creature({
  name: 'Cyclolink, Spectral Knight',
  civilizations: ['light'],
  races: ['Rainbow Phantom'],
  cost: 4,
  power: 3000,
  printings: ['DM-09 8/55'],
  abilities: [
    when(
      { event: 'isNotBlocked', what: itself, target: 'player' },
      search({ type: 'spell' }, 'hand', 'shown'),
    ),
  ],
});
