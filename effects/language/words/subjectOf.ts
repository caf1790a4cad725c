import type { Ref, Subject } from '../vocabulary.ts';
import { itself, self } from './nouns.ts';

/** Something already settled as the subject of a trigger; a subject is one already. */
export function subjectOf(what: Ref | Subject): Subject {
  if (!('ref' in what)) return what;
  return what.ref === self.ref ? itself : { of: 'any', filter: { is: what } };
}
