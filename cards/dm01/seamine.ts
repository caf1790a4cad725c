import { blocker, creature } from '../../effects/language/words.ts';

export const seamine = creature({
  name: 'Seamine',
  civilizations: ['water'],
  races: ['Fish'],
  cost: 6,
  power: 4000,
  printings: ['DM-01 39/110'],
  abilities: [blocker],
});
