import { blocker, cannotAttackPlayers, creature, slayer } from '../../effects/language/words.ts';

export const spectralWormGiunair = creature({
  name: 'Spectral Worm Giunair',
  civilizations: ['light', 'darkness'],
  races: ['Rainbow Phantom', 'Parasite Worm'],
  cost: 4,
  power: 2500,
  printings: ['DM-13 51/55'],
  abilities: [blocker, cannotAttackPlayers, slayer],
});
