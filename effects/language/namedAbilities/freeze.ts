import { deepFreeze } from '../../../table/deepFreeze.ts';
import { gets, inOrder, may, tap } from '../instructions/index.ts';
import type { Choice, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { choose, chooseUpTo } from '../words/choices.ts';
import { itself, opponentsCreatures, the } from '../words/nouns.ts';

/** 501.1. What is chosen stays tapped through the untapping of its player's next turn. */
const tapped = (what: Choice): Triggered =>
  when(
    { event: 'isNotBlocked', what: itself, target: 'player' },
    inOrder(may(tap(what)), gets(the('chosen'), 'endOfOpponentsNextTurn', { kind: 'doesNotUntap' })),
  );

/** 507.3c. Freeze: when this attacks a player and is not blocked, you may tap a creature of your opponent, which does not untap next turn. */
export const freeze: Triggered = deepFreeze(tapped(choose(opponentsCreatures())));

/** 507.3c. Double freeze: the same with up to two creatures. */
export const doubleFreeze: Triggered = deepFreeze(tapped(chooseUpTo(opponentsCreatures(), 2)));
