import {
  allCreatures,
  atMost,
  called,
  cardsIn,
  choose,
  chooseUpTo,
  countOf,
  destroy,
  opponentsCreatures,
  spell,
  spellAbility,
  the,
} from '../../effects/language/words.ts';

export const clonedBlade = spell({
  name: 'Cloned Blade',
  civilizations: ['fire'],
  cost: 5,
  printings: ['DM-12 28/55'],
  abilities: [
    spellAbility(
      { do: 'choose', what: called(choose(opponentsCreatures({ power: atMost(3000) })), 'first') },
      {
        do: 'choose',
        what: called(
          chooseUpTo(
            opponentsCreatures({ power: atMost(3000), not: { is: the('first') } }),
            countOf(cardsIn('graveyard', 'any', { names: ['Cloned Blade'] })),
          ),
          'others',
        ),
      },
      destroy(allCreatures({ anyOf: [{ is: the('first') }, { is: the('others') }] })),
    ),
  ],
});
