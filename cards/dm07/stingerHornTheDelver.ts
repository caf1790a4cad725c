import {
  creature,
  hasWhile,
  opponentsMana,
  powerAttacker,
  unblockable,
  youHave,
} from '../../effects/language/words.ts';

export const stingerHornTheDelver = creature({
  name: 'Stinger Horn, the Delver',
  civilizations: ['nature'],
  races: ['Horned Beast'],
  cost: 4,
  power: 3000,
  printings: ['DM-07 53/55'],
  abilities: [
    powerAttacker(1000),
    hasWhile(youHave(opponentsMana({ civilizations: ['water'] })), unblockable()),
  ],
});
