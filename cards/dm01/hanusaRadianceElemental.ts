import { creature, doubleBreaker } from '../../effects/language/words.ts';

export const hanusaRadianceElemental = creature({
  name: 'Hanusa, Radiance Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 7,
  power: 9500,
  printings: ['DM-01 S1/110'],
  abilities: [doubleBreaker],
});
