import { blocker, creature } from '../../effects/language/words.ts';

export const melodicHunter = creature({
  name: 'Melodic Hunter',
  civilizations: ['water'],
  races: ['Merfolk'],
  cost: 5,
  power: 3000,
  printings: ['DM-11 19/55'],
  abilities: [blocker],
});
