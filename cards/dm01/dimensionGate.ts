import { search, shieldTrigger, spell, spellAbility } from '../../effects/language/words.ts';

export const dimensionGate = spell({
  name: 'Dimension Gate',
  civilizations: ['nature'],
  cost: 3,
  printings: ['DM-01 93/110', 'DM-06 96/110'],
  abilities: [shieldTrigger, spellAbility(search({ type: 'creature' }, 'hand', 'shown'))],
});
