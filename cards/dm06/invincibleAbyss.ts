import { destroy, opponentsCreatures, spell, spellAbility } from '../../effects/language/words.ts';

export const invincibleAbyss = spell({
  name: 'Invincible Abyss',
  civilizations: ['darkness'],
  cost: 13,
  printings: ['DM-06 5/110'],
  abilities: [spellAbility(destroy(opponentsCreatures()))],
});
