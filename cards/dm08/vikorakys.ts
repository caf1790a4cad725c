import { creature, search, self, turboRush, wheneverAttacks } from '../../effects/language/words.ts';

export const vikorakys = creature({
  name: 'Vikorakys',
  civilizations: ['water'],
  races: ['Sea Hacker'],
  cost: 3,
  power: 1000,
  printings: ['DM-08 24/55', 'Promotional L11/Y2'],
  abilities: [turboRush(wheneverAttacks(self, search(undefined, 'hand')))],
});
