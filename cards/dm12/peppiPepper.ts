import { creature, powerAttacker } from '../../effects/language/words.ts';

export const peppiPepper = creature({
  name: 'Peppi Pepper',
  civilizations: ['fire'],
  races: ['Fire Bird'],
  cost: 3,
  power: 2000,
  printings: ['DM-12 50/55'],
  abilities: [powerAttacker(3000)],
});
