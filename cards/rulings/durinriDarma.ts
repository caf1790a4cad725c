import { atEndOfYourTurn, creature, may, topOfDeckTo } from '../../effects/language/words.ts';

export const durinriDarma = creature({
  name: 'Durinri, Darma',
  civilizations: ['darkness'],
  races: ['Mafi Gang', 'Magic Tool'],
  cost: 2,
  power: 2000,
  abilities: [atEndOfYourTurn(may(topOfDeckTo('graveyard', 2)))],
  reconstructed: 'What it does at the end of the turn is assumed.',
});
