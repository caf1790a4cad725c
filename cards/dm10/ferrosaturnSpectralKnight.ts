import { blocker, cannotAttackPlayers, creature } from '../../effects/language/words.ts';

export const ferrosaturnSpectralKnight = creature({
  name: 'Ferrosaturn, Spectral Knight',
  civilizations: ['light'],
  races: ['Rainbow Phantom'],
  cost: 1,
  power: 2000,
  printings: ['DM-10 14/110'],
  abilities: [blocker, cannotAttackPlayers],
});
