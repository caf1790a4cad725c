import { deepFreeze } from '../../../table/deepFreeze.ts';
import { insteadDo } from '../instead/index.ts';
import { destroy } from '../instructions/index.ts';
import { wouldBeBroken } from '../replacedEvents/index.ts';
import type { Replacement } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';
import { optional } from '../words/replacements.ts';

/** 609, 701.14a. Shield saver: when a shield of yours would be broken, you may destroy this instead. */
export const shieldSaver: Replacement = deepFreeze(optional(wouldBeBroken('you', insteadDo(destroy(self)))));
