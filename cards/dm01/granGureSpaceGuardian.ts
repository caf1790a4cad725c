import { blocker, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const granGureSpaceGuardian = creature({
  name: 'Gran Gure, Space Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 6,
  power: 9000,
  printings: ['DM-01 5/110'],
  abilities: [blocker, cannotAttackPlayers],
});
