import { search, spell, spellAbility } from '../../effects/language/words.ts';

export const mysticTreasureChest = spell({
  name: 'Mystic Treasure Chest',
  civilizations: ['nature'],
  cost: 3,
  printings: ['DM-06 106/110'],
  abilities: [spellAbility(search({ not: { civilizations: ['nature'] } }, 'manaZone'))],
});
