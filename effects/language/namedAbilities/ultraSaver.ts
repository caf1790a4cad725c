import { insteadDo } from '../instead/index.ts';
import { destroy } from '../instructions/index.ts';
import { wouldLeave } from '../replacedEvents/index.ts';
import type { Filter, Replacement } from '../vocabulary.ts';
import { another, self } from '../words/nouns.ts';
import { optional } from '../words/replacements.ts';

/** 609. Ultra saver: when another such creature of yours would leave the battle zone, you may destroy this instead. */
export const ultraSaver = (such: Filter): Replacement =>
  optional(wouldLeave(another('you', such), insteadDo(destroy(self))));
