import { whenEvolves } from '../events/index.ts';
import type { Effect, Triggered } from '../vocabulary.ts';

/** 603.1, 801.1. Shinka power: when this evolves. */
export const shinkaPower = (effect: Effect): Triggered => whenEvolves(effect);
