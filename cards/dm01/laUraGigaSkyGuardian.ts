import { blocker, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const laUraGigaSkyGuardian = creature({
  name: 'La Ura Giga, Sky Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 1,
  power: 2000,
  printings: ['DM-01 9/110', 'Promotional B1/7 Y1'],
  abilities: [blocker, cannotAttackPlayers],
});
