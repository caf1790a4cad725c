import { blocker, cannotAttackPlayers, creature, has } from '../../effects/language/words.ts';

export const messaBahnaExpanseGuardian = creature({
  name: 'Messa Bahna, Expanse Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 3,
  power: 5000,
  printings: ['DM-10 21/110'],
  abilities: [blocker, has({ kind: 'mustBlock' }), cannotAttackPlayers],
});
