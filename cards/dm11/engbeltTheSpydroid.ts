import { blocker, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const engbeltTheSpydroid = creature({
  name: 'Engbelt, the Spydroid',
  civilizations: ['light'],
  races: ['Soltrooper'],
  cost: 4,
  power: 5500,
  printings: ['DM-11 9/55'],
  abilities: [blocker, cannotAttackPlayers],
});
