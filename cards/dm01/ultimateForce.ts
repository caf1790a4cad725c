import { spell, spellAbility, topOfDeckTo } from '../../effects/language/words.ts';

export const ultimateForce = spell({
  name: 'Ultimate Force',
  civilizations: ['nature'],
  cost: 5,
  printings: ['DM-01 110/110'],
  abilities: [spellAbility(topOfDeckTo('manaZone', 2))],
});
