import { creature, happened } from '../../effects/language/words.ts';

export const yulukTheOracle = creature({
  name: 'Yuluk, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 1,
  power: 2500,
  printings: ['DM-06 30/110'],
  abilities: [
    { kind: 'useOnlyIf', condition: happened({ event: 'used', by: 'you', what: { type: 'spell' } }) },
  ],
});
