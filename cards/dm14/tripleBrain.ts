import { drawUpTo, spell, spellAbility } from '../../effects/language/words.ts';

export const tripleBrain = spell({
  name: 'Triple Brain',
  civilizations: ['water'],
  cost: 5,
  printings: ['DM-14 21/110'],
  abilities: [spellAbility(drawUpTo(3))],
});
