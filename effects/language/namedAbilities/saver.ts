import { insteadDo } from '../instead/index.ts';
import { destroy } from '../instructions/index.ts';
import { wouldBeDestroyed } from '../replacedEvents/index.ts';
import type { Filter, Replacement } from '../vocabulary.ts';
import { another, self } from '../words/nouns.ts';
import { optional } from '../words/replacements.ts';

/** 609. Saver: when another such creature of yours would be destroyed, you may destroy this instead. */
export const saver = (such: Filter): Replacement =>
  optional(wouldBeDestroyed(another('you', such), insteadDo(destroy(self))));
