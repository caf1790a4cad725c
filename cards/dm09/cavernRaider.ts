import { creature, itself, search, when } from '../../effects/language/words.ts';

export const cavernRaider = creature({
  name: 'Cavern Raider',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 3,
  power: 2000,
  printings: ['DM-09 46/55'],
  abilities: [
    when(
      { event: 'isNotBlocked', what: itself, target: 'player' },
      search({ type: 'creature' }, 'hand', 'shown'),
    ),
  ],
});
