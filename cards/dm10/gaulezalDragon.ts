import { creature, doubleBreaker } from '../../effects/language/words.ts';

export const gaulezalDragon = creature({
  name: 'Gaulezal Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 9,
  power: 11000,
  printings: ['DM-10 6/110'],
  abilities: [doubleBreaker],
});
