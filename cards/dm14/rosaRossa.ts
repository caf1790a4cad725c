import { blocker, cannotAttack, creature } from '../../effects/language/words.ts';

export const rosaRossa = creature({
  name: 'Rosa Rossa',
  civilizations: ['water'],
  races: ['Splash Queen'],
  cost: 3,
  power: 4000,
  printings: ['DM-14 81/110'],
  abilities: [blocker, cannotAttack],
});
