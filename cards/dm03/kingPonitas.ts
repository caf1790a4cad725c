import { creature, search, self, wheneverAttacks } from '../../effects/language/words.ts';

export const kingPonitas = creature({
  name: 'King Ponitas',
  civilizations: ['water'],
  races: ['Leviathan'],
  cost: 8,
  power: 4000,
  printings: ['DM-03 17/55'],
  abilities: [wheneverAttacks(self, search({ civilizations: ['water'] }, 'hand', 'shown'))],
});
