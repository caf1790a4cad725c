import { blocker, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const valkyerStarstormElemental = creature({
  name: 'Valkyer, Starstorm Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 5,
  power: 7000,
  printings: ['DM-12 21/55'],
  abilities: [blocker, cannotAttackPlayers],
});
