import { creature, doubleBreaker } from '../../effects/language/words.ts';

export const zagaanKnightOfDarkness = creature({
  name: 'Zagaan, Knight of Darkness',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 6,
  power: 7000,
  printings: ['DM-01 S6/110'],
  abilities: [doubleBreaker],
});
