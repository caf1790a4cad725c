import { isLike } from '../conditions/index.ts';
import { may, search } from '../instructions/index.ts';
import type { Filter, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { self } from '../words/nouns.ts';

/** 701.10. Koulin: at the end of your turn, if this is tapped, you may put such a creature from your deck into the battle zone. */
export const koulin = (filter: Filter): Triggered =>
  when(
    { event: 'endOfTurn', of: 'you' },
    may(search({ type: 'creature', ...filter }, 'battleZone')),
    isLike(self, { tapped: true }),
  );
