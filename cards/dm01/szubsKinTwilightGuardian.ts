import { blocker, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const szubsKinTwilightGuardian = creature({
  name: 'Szubs Kin, Twilight Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 5,
  power: 6000,
  printings: ['DM-01 21/110', 'Promotional P3/Y0'],
  abilities: [blocker, cannotAttackPlayers],
});
