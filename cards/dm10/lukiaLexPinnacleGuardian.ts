import { atEndOfYourTurn, creature, may, powerAttacker, self, untap } from '../../effects/language/words.ts';

export const lukiaLexPinnacleGuardian = creature({
  name: 'Lukia Lex, Pinnacle Guardian',
  civilizations: ['light', 'nature'],
  races: ['Guardian'],
  cost: 3,
  power: 2500,
  printings: ['DM-10 108/110'],
  abilities: [powerAttacker(3000), atEndOfYourTurn(may(untap(self)))],
});
