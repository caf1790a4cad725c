import { blocker, creature, instead, itself } from '../../effects/language/words.ts';

export const razaVegaThunderGuardian = creature({
  name: 'Raza Vega, Thunder Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 10,
  power: 3000,
  printings: ['DM-03 7/55'],
  abilities: [
    blocker,
    {
      kind: 'replacement',
      of: { event: 'leaves', what: itself, to: 'graveyard' },
      instead: instead('shieldZone'),
    },
  ],
});
