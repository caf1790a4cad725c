import { creature, doubleBreaker, search, self, whenPut } from '../../effects/language/words.ts';

export const hawkeyeLunatron = creature({
  name: 'Hawkeye Lunatron',
  civilizations: ['water'],
  races: ['Cyber Moon'],
  cost: 8,
  power: 6000,
  printings: ['DM-10 S2/110'],
  abilities: [doubleBreaker, whenPut(self, search(undefined))],
});
