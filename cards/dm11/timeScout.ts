import { creature, self, whenPut } from '../../effects/language/words.ts';

export const timeScout = creature({
  name: 'Time Scout',
  civilizations: ['water'],
  races: ['Merfolk'],
  cost: 2,
  power: 1000,
  printings: ['DM-11 22/55'],
  abilities: [whenPut(self, { do: 'lookAtTop', who: 'opponent', count: 1, as: 'top' })],
});
