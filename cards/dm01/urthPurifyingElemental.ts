import { atEndOfYourTurn, creature, doubleBreaker, may, self, untap } from '../../effects/language/words.ts';

export const urthPurifyingElemental = creature({
  name: 'Urth, Purifying Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 6,
  power: 6000,
  printings: ['DM-01 S2/110'],
  abilities: [doubleBreaker, atEndOfYourTurn(may(untap(self)))],
});
