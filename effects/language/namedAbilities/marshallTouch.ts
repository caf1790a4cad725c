import { whenPut } from '../events/index.ts';
import { may, returnToHand } from '../instructions/index.ts';
import type { Effect, Triggered } from '../vocabulary.ts';
import { choose } from '../words/choices.ts';
import { self, yourCreatures } from '../words/nouns.ts';

/** Marshall touch: when this is put, you may return another creature of yours to the hand; if you do, this follows. */
export const marshallTouch = (effect: Effect): Triggered =>
  whenPut(self, may(returnToHand(choose(yourCreatures({ other: true }))), effect));
