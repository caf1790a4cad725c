import { discard, gets, may } from '../instructions/index.ts';
import type { Filter, StaticEffect, Triggered } from '../vocabulary.ts';
import { from, when } from '../words/abilities.ts';
import { any, self, that } from '../words/nouns.ts';

/** 115.2. Bio tackle: when such a creature of yours attacks and battles, you may discard this; it gets these effects for the turn. */
export const bioTackle = (filter: Filter, ...effects: readonly StaticEffect[]): Triggered =>
  from(
    ['hand'],
    when(
      { event: 'battles', what: any('you', { ...filter, attacking: true }) },
      may(discard(self), gets(that, 'turn', ...effects)),
    ),
  );
