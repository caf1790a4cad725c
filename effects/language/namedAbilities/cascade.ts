import { deepFreeze } from '../../../table/deepFreeze.ts';
import { costOf, plus } from '../amounts/index.ts';
import { isLike } from '../conditions/index.ts';
import { anyOf, whenPut } from '../events/index.ts';
import { inOrder, lookAtTop, may, put, putOnDeck } from '../instructions/index.ts';
import type { Effect, Filter, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { atMost } from '../words/bounds.ts';
import { chooseAnyNumber } from '../words/choices.ts';
import { itself, self, the } from '../words/nouns.ts';

/** 201.2. A creature that costs less than this. */
const CHEAPER: Filter = { type: 'creature', cost: atMost(plus(costOf(self), -1)) };

const putTheTop: Effect = inOrder(lookAtTop(1, 'seen'), {
  do: 'if',
  condition: isLike(the('seen'), CHEAPER),
  then: may(put(the('seen'))),
});

/** 701.9a. Cascade: when this is put, you look at the top card of your deck, and may put it if it is a creature that costs less. */
export const cascade: Triggered = deepFreeze(whenPut(self, putTheTop));

/** 701.9a. Rebirth cascade: the same when this is put, and when it is destroyed. */
export const rebirthCascade: Triggered = deepFreeze(
  when(
    anyOf({ event: 'put', what: itself }, { event: 'destroyed', what: itself, tense: 'destroyed' }),
    putTheTop,
  ),
);

/** 701.9a. Torrent cascade: the same with any number of the top two cards; the others go back in any order. */
export const torrentCascade: Triggered = deepFreeze(
  whenPut(
    self,
    inOrder(
      lookAtTop(2, 'seen'),
      put(chooseAnyNumber({ ...the('seen'), filter: CHEAPER })),
      putOnDeck(the('seen'), 'top'),
    ),
  ),
);
