import { blocker, creature } from '../../effects/language/words.ts';

export const kingCoral = creature({
  name: 'King Coral',
  civilizations: ['water'],
  races: ['Leviathan'],
  cost: 3,
  power: 1000,
  printings: ['DM-01 33/110'],
  abilities: [blocker],
});
