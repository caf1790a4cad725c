import { deepFreeze } from '../../../table/deepFreeze.ts';
import { insteadDo } from '../instead/index.ts';
import { destroy, discard } from '../instructions/index.ts';
import { wouldLeave, wouldLose } from '../replacedEvents/index.ts';
import type { Replacement } from '../vocabulary.ts';
import { choose } from '../words/choices.ts';
import { cardsIn, self, yourHand } from '../words/nouns.ts';
import { optional } from '../words/replacements.ts';

/**
 * 609. S-MAX evolution: when you would lose the duel, you may destroy this instead, or discard a card of its name from your hand. Two replacement
 * effects, so that only what can be done is offered (609.4).
 */
export const sMaxEvolution: readonly Replacement[] = deepFreeze([
  optional(wouldLose('you', insteadDo(destroy(self)))),
  optional(wouldLose('you', insteadDo(discard(choose(yourHand({ sameNameAs: self })))))),
]);

const destroyThree = insteadDo(destroy(choose(cardsIn('battleZone', 'you', { type: 'element' }), 3)));

/** 609. Oni S-MAX evolution: when you would lose the duel, or this would leave, you may destroy three face-up cards of yours instead. */
export const oniSMaxEvolution: readonly Replacement[] = deepFreeze([
  optional(wouldLose('you', destroyThree)),
  optional(wouldLeave(self, destroyThree)),
]);
