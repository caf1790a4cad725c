import { isLike } from '../conditions/index.ts';
import { power } from '../statics/index.ts';
import type { Static } from '../vocabulary.ts';
import { self } from '../words/nouns.ts';
import { hasWhile } from '../words/statics.ts';

/** Powered blocker: more power while it blocks. */
export const poweredBlocker = (by: number): Static => hasWhile(isLike(self, { blocking: true }), power(by));
