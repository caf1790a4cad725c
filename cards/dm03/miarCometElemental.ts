import { creature, doubleBreaker } from '../../effects/language/words.ts';

export const miarCometElemental = creature({
  name: 'Miar, Comet Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 8,
  power: 11500,
  printings: ['DM-03 S1/55'],
  abilities: [doubleBreaker],
});
