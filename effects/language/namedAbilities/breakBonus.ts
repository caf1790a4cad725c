import { may, repeat } from '../instructions/index.ts';
import type { Effect, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { itself } from '../words/nouns.ts';

/** 510. Break bonus: at the end of its attack, you may do this once for each shield that it has broken in it. */
export const breakBonus = (effect: Effect): Triggered =>
  when(
    { event: 'endOfAttack', what: itself },
    repeat({ shieldsBroken: 'opponent', by: itself, in: 'attack' }, may(effect)),
  );
