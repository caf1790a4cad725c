import { cannotBeBlocked, creature } from '../../effects/language/words.ts';

export const ethelStarSeaElemental = creature({
  name: 'Ethel, Star Sea Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 6,
  power: 5500,
  printings: ['DM-02 2/55'],
  abilities: [cannotBeBlocked],
});
