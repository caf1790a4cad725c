import {
  doubleBreaker,
  evolution,
  evolutionCreature,
  hasWhile,
  opponentsMana,
  powerAttacker,
  unblockable,
  youHave,
} from '../../effects/language/words.ts';

export const worldTreeRootOfLife = evolutionCreature({
  name: 'World Tree, Root of Life',
  civilizations: ['nature'],
  races: ['Tree Folk'],
  cost: 6,
  power: 7000,
  printings: ['DM-07 55/55', 'Promotional L9 Y2'],
  abilities: [
    evolution({ races: ['Tree Folk'] }),
    powerAttacker(2000),
    hasWhile(youHave(opponentsMana({ civilizations: ['darkness'] })), unblockable()),
    doubleBreaker,
  ],
});
