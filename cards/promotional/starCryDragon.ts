import { creature, doubleBreaker, each, power, yourCreatures } from '../../effects/language/words.ts';

export const starCryDragon = creature({
  name: 'Star-Cry Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 7,
  power: 8000,
  printings: ['Promotional M4/Y1'],
  abilities: [each(yourCreatures({ races: ['Armored Dragon'], other: true }), power(3000)), doubleBreaker],
});
