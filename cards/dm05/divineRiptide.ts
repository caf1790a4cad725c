import { cardsIn, returnToHand, spell, spellAbility } from '../../effects/language/words.ts';

export const divineRiptide = spell({
  name: 'Divine Riptide',
  civilizations: ['water'],
  cost: 9,
  printings: ['DM-05 17/55'],
  abilities: [spellAbility(returnToHand(cardsIn('manaZone', 'any')))],
});
