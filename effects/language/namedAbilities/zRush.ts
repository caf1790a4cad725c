import { deepFreeze } from '../../../table/deepFreeze.ts';
import { releaseHyperMode } from '../instructions/index.ts';
import type { Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { self } from '../words/nouns.ts';

/** 816.2. Z rush: when a shield of either player leaves the shield zone, the hyper mode of this creature is released. */
export const zRush: Triggered = deepFreeze(
  when({ event: 'moved', what: { of: 'any' }, from: 'shieldZone' }, releaseHyperMode(self)),
);
