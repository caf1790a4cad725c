import { deepFreeze } from '../../../table/deepFreeze.ts';
import { discard, may, useFree } from '../instructions/index.ts';
import type { Triggered } from '../vocabulary.ts';
import { from, when } from '../words/abilities.ts';
import { self, that } from '../words/nouns.ts';

/**
 * 112.3d. Judgment Z: when a Sanction Heraldry of yours goes from the shields to the hand, you may discard it to use this from the hand without
 * paying. Unlike with strike back, both may have come to the hand together.
 */
export const judgmentZ: Triggered = deepFreeze(
  from(
    ['hand'],
    when(
      {
        event: 'moved',
        what: { of: 'you', filter: { races: ['Sanction Heraldry', 'Judgment Emblem Z'] } },
        from: 'shieldZone',
        to: 'hand',
      },
      may(discard(that), useFree(self)),
    ),
  ),
);
