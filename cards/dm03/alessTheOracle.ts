import { creature, instead, itself } from '../../effects/language/words.ts';

export const alessTheOracle = creature({
  name: 'Aless, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 6,
  power: 1000,
  printings: ['DM-03 2/55'],
  abilities: [
    {
      kind: 'replacement',
      of: { event: 'leaves', what: itself, to: 'graveyard' },
      instead: instead('shieldZone'),
    },
  ],
});
