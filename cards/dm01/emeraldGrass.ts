import { blocker, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const emeraldGrass = creature({
  name: 'Emerald Grass',
  civilizations: ['light'],
  races: ['Starlight Tree'],
  cost: 2,
  power: 3000,
  printings: ['DM-01 3/110'],
  abilities: [blocker, cannotAttackPlayers],
});
