import { blocker, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const vessTheOracle = creature({
  name: 'Vess, the Oracle',
  civilizations: ['light'],
  races: ['Light Bringer'],
  cost: 1,
  power: 2000,
  printings: ['DM-06 29/110'],
  abilities: [blocker, cannotAttackPlayers],
});
