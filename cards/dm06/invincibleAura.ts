import { named, nameNumber, spell, spellAbility, topOfDeckTo } from '../../effects/language/words.ts';

export const invincibleAura = spell({
  name: 'Invincible Aura',
  civilizations: ['light'],
  cost: 13,
  printings: ['DM-06 1/110'],
  abilities: [spellAbility(nameNumber('cards', 3), topOfDeckTo('shieldZone', named('cards')))],
});
