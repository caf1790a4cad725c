import { describeSubject } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Effect, Ref, Subject, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { subjectOf } from '../words/subjectOf.ts';

/** 507.1. It is named as the blocking creature. */
export interface BlocksEvent {
  readonly event: 'blocks';
  readonly what: Subject;
}

/** Whenever this, or such a creature, blocks. */
export const wheneverBlocks = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'blocks', what: subjectOf(what) }, effect);

export const blocksWord: EventWord<BlocksEvent> = {
  text: ({ what }) => `${describeSubject(what)} blocks`,
  binds: ['that', 'other'],
  seesItself: seenInBattleZone,
  ofCreatures: true,
  generated: { weight: 3, fields: { what: 'subject' }, rare: true },
};
