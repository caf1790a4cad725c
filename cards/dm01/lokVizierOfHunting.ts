import { creature } from '../../effects/language/words.ts';

export const lokVizierOfHunting = creature({
  name: 'Lok, Vizier of Hunting',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 4,
  power: 4000,
  printings: ['DM-01 12/110'],
});
