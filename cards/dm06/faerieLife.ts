import { shieldTrigger, spell, spellAbility, topOfDeckTo } from '../../effects/language/words.ts';

export const faerieLife = spell({
  name: 'Faerie Life',
  civilizations: ['nature'],
  cost: 2,
  printings: ['DM-06 98/110', 'DM-10 83/110'],
  abilities: [shieldTrigger, spellAbility(topOfDeckTo('manaZone'))],
});
