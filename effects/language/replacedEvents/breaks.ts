import { describeSubject } from '../describeNouns.ts';
import { type ReplacedEventWord, seenInBattleZone } from '../eventWord.ts';
import { insteadDo } from '../instead/index.ts';
import type { Effect, Ref, Replacement, Subject } from '../vocabulary.ts';
import { replacing } from '../words/replacing.ts';
import { subjectOf } from '../words/subjectOf.ts';

/** 701.14a. A creature, or the source of an effect, would break a shield, which `that` names; once for each shield. */
export interface BreaksReplacedEvent {
  readonly event: 'breaks';
  readonly what: Subject;
}

/** When this, or such a creature, would break a shield, which `that` names, an effect instead; once for each shield. */
export const insteadOfBreaking = (what: Ref | Subject, effect: Effect): Replacement =>
  replacing({ event: 'breaks', what: subjectOf(what) }, insteadDo(effect));

export const breaksWord: ReplacedEventWord<BreaksReplacedEvent> = {
  text: ({ what }) => `${describeSubject(what)} would break a shield`,
  binds: () => ['that'],
  seesItself: seenInBattleZone,
  generated: { weight: 1, fields: { what: 'subject' } },
};
