import { cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const poisonousDahlia = creature({
  name: 'Poisonous Dahlia',
  civilizations: ['nature'],
  races: ['Tree Folk'],
  cost: 4,
  power: 5000,
  printings: ['DM-01 101/110'],
  abilities: [cannotAttackPlayers],
});
