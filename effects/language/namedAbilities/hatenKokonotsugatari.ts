import { deepFreeze } from '../../../table/deepFreeze.ts';
import { whenWinsBattle } from '../events/index.ts';
import { breakShields } from '../instructions/index.ts';
import type { Triggered } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';

/** 701.14a. Haten Kokonotsugatari: when this wins a battle, nine shields of your opponent are broken. */
export const hatenKokonotsugatari: Triggered = deepFreeze(whenWinsBattle(self, breakShields(9)));
