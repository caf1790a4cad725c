import { creature, drawUpTo, self, whenPut } from '../../effects/language/words.ts';

export const kingRippedHide = creature({
  name: 'King Ripped-Hide',
  civilizations: ['water'],
  races: ['Leviathan'],
  cost: 7,
  power: 5000,
  printings: ['DM-01 34/110'],
  abilities: [whenPut(self, drawUpTo(2))],
});
