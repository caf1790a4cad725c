import { search, spell, spellAbility } from '../../effects/language/words.ts';

export const rainbowStone = spell({
  name: 'Rainbow Stone',
  civilizations: ['nature'],
  cost: 4,
  printings: ['DM-02 51/55'],
  abilities: [spellAbility(search(undefined, 'manaZone'))],
});
