import { atEndOfYourTurn, creature, may, untap, yourCreatures } from '../../effects/language/words.ts';

export const toelVizierOfHope = creature({
  name: 'Toel, Vizier of Hope',
  civilizations: ['light'],
  races: ['Initiate'],
  cost: 5,
  power: 2000,
  printings: ['DM-01 22/110', 'Promotional M7/Y1'],
  abilities: [atEndOfYourTurn(may(untap(yourCreatures())))],
});
