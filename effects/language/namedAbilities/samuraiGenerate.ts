import { deepFreeze } from '../../../table/deepFreeze.ts';
import { whenPut } from '../events/index.ts';
import { may, useFree } from '../instructions/index.ts';
import type { Triggered } from '../vocabulary.ts';
import { choose } from '../words/choices.ts';
import { self, yourHand } from '../words/nouns.ts';

/** 701.16a. Samurai generate: when this is put, a cross gear may be generated from the hand without paying its cost. */
export const samuraiGenerate: Triggered = deepFreeze(
  whenPut(self, may(useFree(choose(yourHand({ type: 'crossGear' }))))),
);
