import { creature } from '../../effects/language/words.ts';

export const promephiusQ = creature({
  name: 'Promephius Q',
  civilizations: ['water'],
  races: ['Survivor', 'Sea Hacker'],
  cost: 3,
  power: 2000,
  printings: ['DM-06 42/110'],
});
