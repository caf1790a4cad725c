import {
  cannotBeBlocked,
  doubleBreaker,
  evolution,
  evolutionCreature,
  insteadOfBreaking,
  invasion,
  self,
  topOfDeckTo,
} from '../../effects/language/words.ts';

export const adamskiSRankSpace = evolutionCreature({
  name: 'Adamski, S-Rank Space',
  civilizations: ['water'],
  races: ['Magic Command', 'S-Rank Invader'],
  cost: 7,
  power: 7000,
  abilities: [
    evolution({ civilizations: ['water'] }),
    invasion({ civilizations: ['water'], races: ['Command'], other: true }, ['hand', 'battleZone']),
    doubleBreaker,
    cannotBeBlocked,
    insteadOfBreaking(self, topOfDeckTo('graveyard', 2, 'opponent')),
  ],
});
