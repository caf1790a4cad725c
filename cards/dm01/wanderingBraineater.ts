import { blocker, cannotAttack, creature } from '../../effects/language/words.ts';

export const wanderingBraineater = creature({
  name: 'Wandering Braineater',
  civilizations: ['darkness'],
  races: ['Living Dead'],
  cost: 2,
  power: 2000,
  printings: ['DM-01 65/110'],
  abilities: [blocker, cannotAttack],
});
