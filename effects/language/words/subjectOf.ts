import type { Ref, Subject } from '../vocabulary.ts';
import { itself } from './nouns.ts';

/** `self` as the subject of a trigger; a subject is one already. */
export const subjectOf = (what: Ref | Subject): Subject => ('ref' in what ? itself : what);
