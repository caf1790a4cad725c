import { creature, happened } from '../../effects/language/words.ts';

export const moontearSpectralKnight = creature({
  name: 'Moontear, Spectral Knight',
  civilizations: ['light'],
  races: ['Rainbow Phantom'],
  cost: 2,
  power: 3500,
  printings: ['DM-06 23/110'],
  abilities: [
    { kind: 'useOnlyIf', condition: happened({ event: 'used', by: 'you', what: { type: 'spell' } }) },
  ],
});
