import { chooseUpTo, returnToHand, spell, spellAbility, yourMana } from '../../effects/language/words.ts';

export const cloneFactory = spell({
  name: 'Clone Factory',
  civilizations: ['water'],
  cost: 3,
  printings: ['DM-04 21/55'],
  abilities: [spellAbility(returnToHand(chooseUpTo(yourMana(), 2)))],
});
