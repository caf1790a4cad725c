import { search, shieldTrigger, spell, spellAbility } from '../../effects/language/words.ts';

export const crystalMemory = spell({
  name: 'Crystal Memory',
  civilizations: ['water'],
  cost: 4,
  printings: ['DM-01 29/110'],
  abilities: [shieldTrigger, spellAbility(search(undefined))],
});
