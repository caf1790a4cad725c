import type { Effect, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { any } from '../words/nouns.ts';

/** 506.3. Abare chain: when a creature of yours attacks as the first attack of the turn. */
export const abareChain = (effect: Effect): Triggered =>
  when({ event: 'attacks', what: any('you'), nth: 1 }, effect);
