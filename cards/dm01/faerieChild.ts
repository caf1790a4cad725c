import { cannotBeBlocked, creature } from '../../effects/language/words.ts';

export const faerieChild = creature({
  name: 'Faerie Child',
  civilizations: ['water'],
  races: ['Cyber Virus'],
  cost: 4,
  power: 2000,
  printings: ['DM-01 30/110'],
  abilities: [cannotBeBlocked],
});
