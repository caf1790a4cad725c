import { cannotBeBlocked, creature, instead, self, wouldBeDestroyed } from '../../effects/language/words.ts';

export const aquaRanger = creature({
  name: 'Aqua Ranger',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 6,
  power: 3000,
  printings: ['DM-08 2/55'],
  abilities: [cannotBeBlocked, wouldBeDestroyed(self, instead('hand'))],
});
