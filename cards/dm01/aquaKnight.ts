import { creature, instead, self, wouldBeDestroyed } from '../../effects/language/words.ts';

export const aquaKnight = creature({
  name: 'Aqua Knight',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 5,
  power: 4000,
  printings: ['DM-01 24/110', 'Promotional B4/7 Y1'],
  abilities: [wouldBeDestroyed(self, instead('hand'))],
});
