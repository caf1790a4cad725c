import { creature, hasWhile, opponentsMana, unblockable, youHave } from '../../effects/language/words.ts';

export const gezaryUndercoverDoll = creature({
  name: 'Gezary, Undercover Doll',
  civilizations: ['darkness'],
  races: ['Death Puppet'],
  cost: 3,
  power: 2000,
  printings: ['DM-07 27/55'],
  abilities: [hasWhile(youHave(opponentsMana({ civilizations: ['nature'] })), unblockable())],
});
