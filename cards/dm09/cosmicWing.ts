import {
  choose,
  gets,
  spell,
  spellAbility,
  unblockable,
  yourCreatures,
} from '../../effects/language/words.ts';

export const cosmicWing = spell({
  name: 'Cosmic Wing',
  civilizations: ['light'],
  cost: 3,
  printings: ['DM-09 7/55'],
  abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', unblockable()))],
});
