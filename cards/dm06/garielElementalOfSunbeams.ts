import { creature, doubleBreaker, happened } from '../../effects/language/words.ts';

export const garielElementalOfSunbeams = creature({
  name: 'Gariel, Elemental of Sunbeams',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 5,
  power: 7500,
  printings: ['DM-06 20/110', 'Promotional P2 Y1'],
  abilities: [
    { kind: 'useOnlyIf', condition: happened({ event: 'used', by: 'you', what: { type: 'spell' } }) },
    doubleBreaker,
  ],
});
