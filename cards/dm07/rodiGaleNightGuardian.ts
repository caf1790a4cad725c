import { creature, hasWhile, opponentsMana, unblockable, youHave } from '../../effects/language/words.ts';

export const rodiGaleNightGuardian = creature({
  name: 'Rodi Gale, Night Guardian',
  civilizations: ['light'],
  races: ['Guardian'],
  cost: 4,
  power: 3500,
  printings: ['DM-07 13/55'],
  abilities: [hasWhile(youHave(opponentsMana({ civilizations: ['darkness'] })), unblockable())],
});
