import { search, spell, spellAbility } from '../../effects/language/words.ts';

export const rainbowGate = spell({
  name: 'Rainbow Gate',
  civilizations: ['nature'],
  cost: 2,
  printings: ['DM-11 47/55'],
  abilities: [spellAbility(search({ type: 'creature', multicolored: true }, 'hand', 'shown'))],
});
