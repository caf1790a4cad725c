import { cannotBeBlocked, creature } from '../../effects/language/words.ts';

export const candyDrop = creature({
  name: 'Candy Drop',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 3,
  power: 1000,
  printings: ['DM-01 28/110'],
  abilities: [cannotBeBlocked],
});
