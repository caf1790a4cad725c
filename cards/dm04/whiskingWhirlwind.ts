import { delayed, spell, spellAbility, untap, when, yourCreatures } from '../../effects/language/words.ts';

export const whiskingWhirlwind = spell({
  name: 'Whisking Whirlwind',
  civilizations: ['light'],
  cost: 1,
  printings: ['DM-04 18/55'],
  abilities: [spellAbility(delayed(when({ event: 'endOfTurn', of: 'any' }, untap(yourCreatures())), 'turn'))],
});
