import { deepFreeze } from '../../table/deepFreeze.ts';
import { releaseHyperMode } from './instructions/index.ts';
import type { Activated, Effect, Triggered } from './vocabulary.ts';
import { self } from './words/nouns.ts';

const HYPERIZE: Effect = deepFreeze(releaseHyperMode(self));

/** 602.2, 603.3. The effect that goes on standby. Hyperize has but one (816.2d), which its cards do not print. */
export const effectOf = (ability: Triggered | Activated): Effect =>
  'effect' in ability ? ability.effect : HYPERIZE;
