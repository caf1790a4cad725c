import { creature, doubleBreaker } from '../../effects/language/words.ts';

export const cantankerousGiant = creature({
  name: 'Cantankerous Giant',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 7,
  power: 8000,
  printings: ['DM-06 92/110'],
  abilities: [doubleBreaker],
});
