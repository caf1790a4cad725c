import { deepFreeze } from '../../../table/deepFreeze.ts';
import { instead, insteadDo } from '../instead/index.ts';
import { turnFace } from '../instructions/index.ts';
import { wouldLeave } from '../replacedEvents/index.ts';
import type { Replacement } from '../vocabulary.ts';
import { choose } from '../words/choices.ts';
import { self, yourMana } from '../words/nouns.ts';
import { optional } from '../words/replacements.ts';

/** 609. Eternal Omega: when this would leave the battle zone, it returns to the hand instead. */
export const eternalOmega: Replacement = deepFreeze(wouldLeave(self, instead('hand')));

/** 405.4, 609. Eternal Kappa: when this would leave the battle zone, you may turn three face-down cards of your mana zone face up instead. */
export const eternalKappa: Replacement = deepFreeze(
  optional(wouldLeave(self, insteadDo(turnFace(choose(yourMana({ faceUp: false }), 3), 'faceUp')))),
);
