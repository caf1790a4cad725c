import { creature, instead, self, wouldBeDestroyed } from '../../effects/language/words.ts';

export const aquaSoldier = creature({
  name: 'Aqua Soldier',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 3,
  power: 1000,
  printings: ['DM-01 25/110'],
  abilities: [wouldBeDestroyed(self, instead('hand'))],
});
