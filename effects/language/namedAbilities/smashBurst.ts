import { deepFreeze } from '../../../table/deepFreeze.ts';
import { wheneverAttacks } from '../events/index.ts';
import { castSpellHalf, may } from '../instructions/index.ts';
import type { Triggered } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** 810.4. Smash burst: when this attacks, its spell half may be cast without paying while the creature stays in the battle zone. */
export const smashBurst: Triggered = deepFreeze(wheneverAttacks(self, may(castSpellHalf(self))));
