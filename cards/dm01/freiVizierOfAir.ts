import { atEndOfYourTurn, creature, may, self, untap } from '../../effects/language/words.ts';

export const freiVizierOfAir = creature({
  name: 'Frei, Vizier of Air',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 4,
  power: 3000,
  printings: ['DM-01 4/110'],
  abilities: [atEndOfYourTurn(may(untap(self)))],
});
