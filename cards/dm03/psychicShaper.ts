import {
  cardsIn,
  putIntoGraveyard,
  returnToHand,
  revealTop,
  spell,
  spellAbility,
  the,
} from '../../effects/language/words.ts';

export const psychicShaper = spell({
  name: 'Psychic Shaper',
  civilizations: ['water'],
  cost: 6,
  printings: ['DM-03 20/55'],
  abilities: [
    spellAbility(
      revealTop(4, 'revealed'),
      returnToHand(cardsIn('deck', 'you', { is: the('revealed'), civilizations: ['water'] })),
      putIntoGraveyard(the('revealed')),
    ),
  ],
});
