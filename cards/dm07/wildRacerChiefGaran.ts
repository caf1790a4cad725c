import {
  creature,
  hasWhile,
  opponentsMana,
  powerAttacker,
  unblockable,
  youHave,
} from '../../effects/language/words.ts';

export const wildRacerChiefGaran = creature({
  name: 'Wild Racer Chief Garan',
  civilizations: ['fire'],
  races: ['Human'],
  cost: 3,
  power: 2000,
  printings: ['DM-07 45/55'],
  abilities: [
    powerAttacker(1000),
    hasWhile(youHave(opponentsMana({ civilizations: ['light'] })), unblockable()),
  ],
});
