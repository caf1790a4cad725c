import {
  cardsIn,
  chooseUpTo,
  countOf,
  putIntoGraveyard,
  shuffleDeck,
  spell,
  spellAbility,
  the,
} from '../../effects/language/words.ts';

export const futureSlash = spell({
  name: 'Future Slash',
  civilizations: ['darkness'],
  cost: 7,
  printings: ['DM-06 55/110'],
  abilities: [
    spellAbility(
      { do: 'lookAtTop', who: 'opponent', count: countOf(cardsIn('deck', 'opponent')), as: 'deck' },
      putIntoGraveyard(chooseUpTo(the('deck'), 2)),
      shuffleDeck('opponent'),
    ),
  ],
});
