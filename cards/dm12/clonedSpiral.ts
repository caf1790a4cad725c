import {
  allCreatures,
  called,
  cardsIn,
  choose,
  chooseUpTo,
  countOf,
  returnToHand,
  spell,
  spellAbility,
  the,
} from '../../effects/language/words.ts';

export const clonedSpiral = spell({
  name: 'Cloned Spiral',
  civilizations: ['water'],
  cost: 4,
  printings: ['DM-12 23/55'],
  abilities: [
    spellAbility(
      { do: 'choose', what: called(choose(allCreatures()), 'first') },
      {
        do: 'choose',
        what: called(
          chooseUpTo(
            allCreatures({ not: { is: the('first') } }),
            countOf(cardsIn('graveyard', 'any', { names: ['Cloned Spiral'] })),
          ),
          'others',
        ),
      },
      returnToHand(allCreatures({ anyOf: [{ is: the('first') }, { is: the('others') }] })),
    ),
  ],
});
