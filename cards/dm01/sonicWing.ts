import {
  choose,
  gets,
  spell,
  spellAbility,
  unblockable,
  yourCreatures,
} from '../../effects/language/words.ts';

export const sonicWing = spell({
  name: 'Sonic Wing',
  civilizations: ['light'],
  cost: 3,
  printings: ['DM-01 20/110', 'Promotional A4/Y1'],
  abilities: [spellAbility(gets(choose(yourCreatures()), 'turn', unblockable()))],
});
