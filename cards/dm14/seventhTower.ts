import { hasSevenMana, onlyIf, spell, spellAbility, topOfDeckTo } from '../../effects/language/words.ts';

export const seventhTower = spell({
  name: 'Seventh Tower',
  civilizations: ['nature'],
  cost: 3,
  printings: ['DM-14 109/110'],
  abilities: [spellAbility(onlyIf(hasSevenMana, topOfDeckTo('manaZone', 3), topOfDeckTo('manaZone')))],
});
