import { anyOf } from '../events/index.ts';
import { may } from '../instructions/index.ts';
import type { Effect, EventPattern, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { another, any } from '../words/nouns.ts';

const EVENT: EventPattern = anyOf(
  { event: 'moved', what: another('you', { type: 'creature' }), from: 'battleZone' },
  { event: 'moved', what: any('you', { type: 'creature' }), from: 'manaZone' },
);

/** Solemn duty: whenever another creature of yours leaves the battle zone, or one leaves the mana zone, you may use this. */
export const solemnDuty = (effect: Effect): Triggered => when(EVENT, may(effect));
