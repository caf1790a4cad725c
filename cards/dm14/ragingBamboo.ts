import { cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const ragingBamboo = creature({
  name: 'Raging Bamboo',
  civilizations: ['nature'],
  races: ['Wild Veggies'],
  cost: 1,
  power: 2000,
  printings: ['DM-14 108/110'],
  abilities: [cannotAttackPlayers],
});
