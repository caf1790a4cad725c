import type { Effect } from '../../effects/language/vocabulary.ts';
import {
  allCreatures,
  called,
  choose,
  destroy,
  ifYouDo,
  inOrder,
  may,
  onlyIf,
  put,
  putIntoGraveyard,
  shieldTrigger,
  spell,
  spellAbility,
  the,
  youHave,
  yourCreatures,
} from '../../effects/language/words.ts';

/** Its owner reveals cards of the deck up to a creature, which is put; the rest goes to the graveyard. */
const destroyAndReveal = (who?: 'opponent'): Effect =>
  ifYouDo(
    destroy(the('chosen')),
    inOrder(
      {
        do: 'revealUntil',
        ...(who === undefined ? {} : { who }),
        filter: { type: 'creature', evolution: false },
        count: 1,
        as: 'creature',
      },
      put(the('creature')),
      putIntoGraveyard(the('revealed')),
    ),
  );

export const transmogrify = spell({
  name: 'Transmogrify',
  civilizations: ['water'],
  cost: 3,
  printings: ['DM-10 43/110'],
  abilities: [
    shieldTrigger,
    spellAbility(
      may(
        inOrder(
          { do: 'choose', what: called(choose(allCreatures()), 'chosen') },
          onlyIf(
            youHave(yourCreatures({ is: the('chosen') })),
            destroyAndReveal(),
            destroyAndReveal('opponent'),
          ),
        ),
      ),
    ),
  ],
});
