import type { Effect, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { itself } from '../words/nouns.ts';

/** 603.1. Kirifuda ReVo: when this is put into the battle zone for the cost of its kirifudash. */
export const kirifudaRevo = (effect: Effect): Triggered =>
  when({ event: 'put', what: itself, how: 'kirifudash' }, effect);
