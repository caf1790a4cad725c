import { describeSubject } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Effect, Ref, Subject, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { subjectOf } from '../words/subjectOf.ts';

/** 701.18. Two or more cards are linked, and are this creature from now on. */
export interface LinksEvent {
  readonly event: 'links';
  readonly what: Subject;
}

/** When this, or such a creature, is linked with another card. */
export const whenLinked = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'links', what: subjectOf(what) }, effect);

export const linksWord: EventWord<LinksEvent> = {
  text: ({ what }) => `${describeSubject(what)} is linked`,
  binds: ['that'],
  seesItself: seenInBattleZone,
  ofCreatures: true,
  generated: { weight: 4, fields: { what: 'subject' } },
};
