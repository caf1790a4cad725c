import { blocker, cannotAttackPlayers, creature, has } from '../../effects/language/words.ts';

export const belmolTheExplorer = creature({
  name: 'Belmol, the Explorer',
  civilizations: ['light'],
  races: ['Gladiator'],
  cost: 2,
  power: 3500,
  printings: ['DM-12 38/55'],
  abilities: [blocker, has({ kind: 'mustBlock' }), cannotAttackPlayers],
});
