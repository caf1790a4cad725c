import { deepFreeze } from '../../../table/deepFreeze.ts';
import { costOf, plus } from '../amounts/index.ts';
import { inOrder, may, put, putOnDeckBottomShuffled } from '../instructions/index.ts';
import type { Effect, SpellAbility, Triggered } from '../vocabulary.ts';
import { spellAbility, when } from '../words/abilities.ts';
import { atMost } from '../words/bounds.ts';
import { itself, self, the } from '../words/nouns.ts';

/** 701.9a, 701.11a. Creatures that cost less than this are called from the deck. */
const call = (count: number): Effect =>
  may(
    inOrder(
      {
        do: 'revealUntil',
        filter: { type: 'creature', cost: atMost(plus(costOf(self), -1)) },
        count,
        as: 'called',
      },
      put(the('called')),
      putOnDeckBottomShuffled(the('revealed')),
    ),
  );

/** Callnion: when this is summoned, you may reveal cards until one is a creature that costs less, and put it; the rest is shuffled to the bottom. */
export const callnion: Triggered = deepFreeze(when({ event: 'put', what: itself, how: 'summoned' }, call(1)));

/** Double callnion: the same with two creatures. */
export const doubleCallnion: Triggered = deepFreeze(
  when({ event: 'put', what: itself, how: 'summoned' }, call(2)),
);

/** Callnion of a spell, which is the first part of its text. */
export const callnionOfSpell: SpellAbility = deepFreeze(spellAbility(call(1)));
