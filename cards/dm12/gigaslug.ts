import { blocker, cannotAttack, creature, slayer } from '../../effects/language/words.ts';

export const gigaslug = creature({
  name: 'Gigaslug',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 3,
  power: 1000,
  printings: ['DM-12 47/55'],
  abilities: [blocker, slayer, cannotAttack],
});
