import { blocker, cannotAttack, creature } from '../../effects/language/words.ts';

export const revolverFish = creature({
  name: 'Revolver Fish',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 4,
  power: 5000,
  printings: ['DM-01 37/110'],
  abilities: [blocker, cannotAttack],
});
