import {
  doubleBreaker,
  evolution,
  evolutionCreature,
  hasWhile,
  opponentsMana,
  unblockable,
  youHave,
} from '../../effects/language/words.ts';

export const valkrowzerUltraRockBeast = evolutionCreature({
  name: 'Valkrowzer, Ultra Rock Beast',
  civilizations: ['fire'],
  races: ['Rock Beast'],
  cost: 6,
  power: 9000,
  printings: ['DM-07 44/55', 'Promotional L8 Y2'],
  abilities: [
    evolution({ races: ['Rock Beast'] }),
    hasWhile(youHave(opponentsMana({ civilizations: ['water'] })), unblockable()),
    doubleBreaker,
  ],
});
