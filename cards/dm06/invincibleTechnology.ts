import { cardsIn, countOf, spell, spellAbility } from '../../effects/language/words.ts';

export const invincibleTechnology = spell({
  name: 'Invincible Technology',
  civilizations: ['water'],
  cost: 13,
  printings: ['DM-06 4/110'],
  abilities: [
    spellAbility({
      do: 'search',
      who: 'you',
      count: countOf(cardsIn('deck', 'you')),
      to: 'hand',
      show: true,
    }),
  ],
});
