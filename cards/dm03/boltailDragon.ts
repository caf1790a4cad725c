import { creature, doubleBreaker } from '../../effects/language/words.ts';

export const boltailDragon = creature({
  name: 'Boltail Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 9000,
  printings: ['DM-03 37/55', 'Promotional L11/12 Y1'],
  abilities: [doubleBreaker],
});
