import { blocker, cannotAttack, creature } from '../../effects/language/words.ts';

export const phantomFish = creature({
  name: 'Phantom Fish',
  civilizations: ['water'],
  races: ['Gel Fish'],
  cost: 3,
  power: 4000,
  printings: ['DM-01 36/110', 'Promotional B3/7 Y1'],
  abilities: [blocker, cannotAttack],
});
