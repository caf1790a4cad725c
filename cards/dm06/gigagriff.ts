import { blocker, cannotAttack, creature, slayer } from '../../effects/language/words.ts';

export const gigagriff = creature({
  name: 'Gigagriff',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 6,
  power: 4000,
  printings: ['DM-06 56/110'],
  abilities: [blocker, slayer, cannotAttack],
});
