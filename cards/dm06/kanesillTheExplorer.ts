import { blocker, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const kanesillTheExplorer = creature({
  name: 'Kanesill, the Explorer',
  civilizations: ['light'],
  races: ['Gladiator'],
  cost: 3,
  power: 4000,
  printings: ['DM-06 21/110'],
  abilities: [blocker, cannotAttackPlayers],
});
