import { cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const steelSmasher = creature({
  name: 'Steel Smasher',
  civilizations: ['nature'],
  races: ['Beast Folk'],
  cost: 2,
  power: 3000,
  printings: ['DM-01 105/110'],
  abilities: [cannotAttackPlayers],
});
