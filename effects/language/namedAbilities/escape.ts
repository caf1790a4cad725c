import { deepFreeze } from '../../../table/deepFreeze.ts';
import { insteadDo } from '../instead/index.ts';
import { takeShieldWithoutTrigger } from '../instructions/index.ts';
import { wouldBeDestroyed, wouldLeave } from '../replacedEvents/index.ts';
import type { Replacement } from '../vocabulary.ts';
import { choose } from '../words/choices.ts';
import { self, yourShields } from '../words/nouns.ts';
import { optional } from '../words/replacements.ts';

/** 609, 701.14b. Escape: when this would be destroyed, you may take a shield of yours instead, without using its shield trigger. */
export const escapeAbility: Replacement = deepFreeze(
  optional(wouldBeDestroyed(self, insteadDo(takeShieldWithoutTrigger(choose(yourShields()))))),
);

/** 609, 701.26. True escape: when this would leave the battle zone, you may take two shields of yours instead, without their shield triggers. */
export const trueEscape: Replacement = deepFreeze(
  optional(wouldLeave(self, insteadDo(takeShieldWithoutTrigger(choose(yourShields(), 2))))),
);
