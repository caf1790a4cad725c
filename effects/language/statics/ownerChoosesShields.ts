import { OWNERS } from '../describeNouns.ts';
import type { StaticWord } from '../staticWord.ts';
import type { Who } from '../vocabulary.ts';

/** 605.2b. The shields of a player are chosen by that player; only those that a creature of the other player breaks, or all. */
export interface OwnerChoosesShieldsStatic {
  readonly kind: 'ownerChoosesShields';
  readonly of: Who;
  readonly when?: 'broken';
}

export const ownerChoosesShieldsWord: StaticWord<OwnerChoosesShieldsStatic> = {
  text: ({ of, when }) =>
    `lets the owner of ${OWNERS[of] || "each player's"} shields choose them${when === undefined ? '' : ' where a creature breaks them'}`,
  generated: { weight: 1, fields: { of: 'who' }, optional: { when: ['broken'] } },
};
