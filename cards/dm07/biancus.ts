import {
  blocker,
  choose,
  creature,
  gets,
  tapAbility,
  unblockable,
  yourCreatures,
} from '../../effects/language/words.ts';

export const biancus = creature({
  name: 'Biancus',
  civilizations: ['water'],
  races: ['Sea Hacker'],
  cost: 6,
  power: 3000,
  printings: ['DM-07 18/55'],
  abilities: [blocker, tapAbility(gets(choose(yourCreatures()), 'turn', unblockable()))],
});
