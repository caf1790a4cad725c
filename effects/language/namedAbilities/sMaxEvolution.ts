import { deepFreeze } from '../../../table/deepFreeze.ts';
import { insteadDo } from '../instead/index.ts';
import { destroy, discard } from '../instructions/index.ts';
import { wouldLose } from '../replacedEvents/index.ts';
import type { Replacement } from '../vocabulary.ts';
import { choose } from '../words/choices.ts';
import { self, yourHand } from '../words/nouns.ts';
import { optional } from '../words/replacements.ts';

/**
 * 609. S-MAX evolution: when you would lose the duel, you may destroy this instead, or discard a card of its name from your hand. Two replacement
 * effects, so that only what can be done is offered (609.4).
 */
export const sMaxEvolution: readonly Replacement[] = deepFreeze([
  optional(wouldLose('you', insteadDo(destroy(self)))),
  optional(wouldLose('you', insteadDo(discard(choose(yourHand({ sameNameAs: self })))))),
]);
