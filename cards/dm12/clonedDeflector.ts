import {
  allCreatures,
  called,
  cardsIn,
  choose,
  chooseUpTo,
  countOf,
  opponentsCreatures,
  shieldTrigger,
  spell,
  spellAbility,
  tap,
  the,
} from '../../effects/language/words.ts';

export const clonedDeflector = spell({
  name: 'Cloned Deflector',
  civilizations: ['light'],
  cost: 3,
  printings: ['DM-12 22/55'],
  abilities: [
    shieldTrigger,
    spellAbility(
      { do: 'choose', what: called(choose(opponentsCreatures()), 'first') },
      {
        do: 'choose',
        what: called(
          chooseUpTo(
            opponentsCreatures({ not: { is: the('first') } }),
            countOf(cardsIn('graveyard', 'any', { names: ['Cloned Deflector'] })),
          ),
          'others',
        ),
      },
      tap(allCreatures({ anyOf: [{ is: the('first') }, { is: the('others') }] })),
    ),
  ],
});
