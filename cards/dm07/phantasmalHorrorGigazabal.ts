import {
  doubleBreaker,
  evolution,
  evolutionCreature,
  hasWhile,
  opponentsMana,
  unblockable,
  youHave,
} from '../../effects/language/words.ts';

export const phantasmalHorrorGigazabal = evolutionCreature({
  name: 'Phantasmal Horror Gigazabal',
  civilizations: ['darkness'],
  races: ['Chimera'],
  cost: 5,
  power: 9000,
  printings: ['DM-07 30/55', 'Promotional L5 Y2'],
  abilities: [
    evolution({ races: ['Chimera'] }),
    hasWhile(youHave(opponentsMana({ civilizations: ['light'] })), unblockable()),
    doubleBreaker,
  ],
});
