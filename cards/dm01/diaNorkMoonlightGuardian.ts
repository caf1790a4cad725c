import { blocker, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const diaNorkMoonlightGuardian = creature({
  name: 'Dia Nork, Moonlight Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 4,
  power: 5000,
  printings: ['DM-01 2/110'],
  abilities: [blocker, cannotAttackPlayers],
});
