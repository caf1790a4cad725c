import { blocker, cannotAttack, creature } from '../../effects/language/words.ts';

export const zepimeteus = creature({
  name: 'Zepimeteus',
  civilizations: ['water'],
  races: ['Sea Hacker'],
  cost: 1,
  power: 2000,
  printings: ['DM-06 50/110'],
  abilities: [blocker, cannotAttack],
});
