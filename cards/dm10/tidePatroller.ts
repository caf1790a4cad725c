import { blocker, creature } from '../../effects/language/words.ts';

export const tidePatroller = creature({
  name: 'Tide Patroller',
  civilizations: ['water'],
  races: ['Merfolk'],
  cost: 4,
  power: 2000,
  printings: ['DM-10 41/110'],
  abilities: [blocker],
});
