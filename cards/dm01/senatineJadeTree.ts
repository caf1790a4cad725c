import { blocker, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const senatineJadeTree = creature({
  name: 'Senatine Jade Tree',
  civilizations: ['light'],
  races: ['Starlight Tree'],
  cost: 3,
  power: 4000,
  printings: ['DM-01 18/110'],
  abilities: [blocker, cannotAttackPlayers],
});
