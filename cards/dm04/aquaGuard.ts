import { blocker, cannotAttack, creature } from '../../effects/language/words.ts';

export const aquaGuard = creature({
  name: 'Aqua Guard',
  civilizations: ['water'],
  races: ['Liquid People'],
  cost: 1,
  power: 2000,
  printings: ['DM-04 19/55'],
  abilities: [blocker, cannotAttack],
});
