import { creature, powerAttacker, tripleBreaker } from '../../effects/language/words.ts';

export const bolgashDragon = creature({
  name: 'Bolgash Dragon',
  civilizations: ['fire'],
  races: ['Armored Dragon'],
  cost: 8,
  power: 4000,
  printings: ['DM-05 37/110', 'Promotional L20/20 Y1'],
  abilities: [powerAttacker(8000), tripleBreaker],
});
