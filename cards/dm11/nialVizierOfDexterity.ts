import { atEndOfYourTurn, creature, may, self, untap } from '../../effects/language/words.ts';

export const nialVizierOfDexterity = creature({
  name: 'Nial, Vizier of Dexterity',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 3,
  power: 2500,
  printings: ['DM-11 12/55'],
  abilities: [atEndOfYourTurn(may(untap(self)))],
});
