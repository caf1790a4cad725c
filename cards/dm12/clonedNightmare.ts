import {
  atRandom,
  called,
  cardsIn,
  chooseAnyNumber,
  discard,
  opponentsHand,
  plus,
  sizeOf,
  spell,
  spellAbility,
  the,
} from '../../effects/language/words.ts';

export const clonedNightmare = spell({
  name: 'Cloned Nightmare',
  civilizations: ['darkness'],
  cost: 3,
  printings: ['DM-12 26/55'],
  abilities: [
    spellAbility(
      {
        do: 'choose',
        what: called(chooseAnyNumber(cardsIn('graveyard', 'any', { names: ['Cloned Nightmare'] })), 'copies'),
      },
      discard(atRandom(opponentsHand(), plus(1, sizeOf(the('copies'))))),
    ),
  ],
});
