import {
  atRandom,
  cardsIn,
  countOf,
  discard,
  may,
  named,
  opponentsHand,
  remember,
  repeat,
  spell,
  spellAbility,
} from '../../effects/language/words.ts';

export const clonedNightmare = spell({
  name: 'Cloned Nightmare',
  civilizations: ['darkness'],
  cost: 3,
  printings: ['DM-12 26/55'],
  abilities: [
    spellAbility(
      remember(countOf(cardsIn('graveyard', 'any', { names: ['Cloned Nightmare'] })), 'copies'),
      discard(atRandom(opponentsHand())),
      repeat(named('copies'), may(discard(atRandom(opponentsHand())))),
    ),
  ],
  reconstructed: 'The cards are discarded one after the other here, not at the same time.',
});
