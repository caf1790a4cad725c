import { blocker, creature, self, whenPut } from '../../effects/language/words.ts';

export const funkyWizard = creature({
  name: 'Funky Wizard',
  civilizations: ['water'],
  races: ['Merfolk'],
  cost: 4,
  power: 2000,
  printings: ['DM-12 41/55'],
  abilities: [blocker, whenPut(self, { do: 'draw', who: 'any', count: 1, upTo: true })],
});
