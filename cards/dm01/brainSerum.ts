import { drawUpTo, shieldTrigger, spell, spellAbility } from '../../effects/language/words.ts';

export const brainSerum = spell({
  name: 'Brain Serum',
  civilizations: ['water'],
  cost: 4,
  printings: ['DM-01 27/110', 'Promotional A2/Y1'],
  abilities: [shieldTrigger, spellAbility(drawUpTo(2))],
});
