import type { Effect, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';

/** Oshioki moon: when a card leaves your shield zone. */
export const oshiokiMoon = (effect: Effect): Triggered =>
  when({ event: 'moved', what: { of: 'you' }, from: 'shieldZone' }, effect);
