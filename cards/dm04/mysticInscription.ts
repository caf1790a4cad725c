import { spell, spellAbility, topOfDeckTo } from '../../effects/language/words.ts';

export const mysticInscription = spell({
  name: 'Mystic Inscription',
  civilizations: ['nature'],
  cost: 6,
  printings: ['DM-04 52/55'],
  abilities: [spellAbility(topOfDeckTo('shieldZone'))],
});
