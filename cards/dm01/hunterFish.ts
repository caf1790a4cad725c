import { blocker, cannotAttack, creature } from '../../effects/language/words.ts';

export const hunterFish = creature({
  name: 'Hunter Fish',
  civilizations: ['water'],
  races: ['Fish'],
  cost: 2,
  power: 3000,
  printings: ['DM-01 31/110'],
  abilities: [blocker, cannotAttack],
});
