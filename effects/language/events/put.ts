import type { Zone } from '../../../table/zones.ts';
import { describeOne, describeSubject, describeZone } from '../describeNouns.ts';
import { type EventWord, seenInBattleZone } from '../eventWord.ts';
import type { Effect, Filter, Ref, Subject, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { subjectOf } from '../words/subjectOf.ts';

/** It is put into the battle zone; with `onto`, on top of another. */
export interface PutEvent {
  readonly event: 'put';
  readonly what: Subject;
  readonly how?:
    | 'summoned'
    | 'notSummoned'
    | 'unpaid'
    | 'withoutMana'
    | 'alternative'
    | 'forLess'
    | 'allowed'
    | 'revolutionChange';
  readonly onto?: Filter;
  readonly from?: Zone;
}

/** When this, or such a creature, is put into the battle zone. */
export const whenPut = (what: Ref | Subject, effect: Effect): Triggered =>
  when({ event: 'put', what: subjectOf(what) }, effect);

/** When this, or such a creature, is put on top of another. */
export const whenPutOnto = (what: Ref | Subject, onto: Filter, effect: Effect): Triggered =>
  when({ event: 'put', what: subjectOf(what), onto }, effect);

const HOW = {
  summoned: ' by being summoned',
  notSummoned: ' without being summoned',
  unpaid: ' without its cost being paid',
  withoutMana: ' without mana being tapped for it',
  alternative: ' by being used for its alternative cost',
  forLess: ' by being used for less',
  allowed: ' by being used as this allows',
  revolutionChange: ' by revolution change',
} as const;

export const putWord: EventWord<PutEvent> = {
  text: ({ what, how: manner, onto: base, from }) => {
    const how = manner === undefined ? '' : HOW[manner];
    const onto = base === undefined ? '' : ` on ${describeOne(base)}`;
    const source = from === undefined ? '' : ` from the ${describeZone(from)}`;
    return `${describeSubject(what)} is put into the battle zone${source}${how}${onto}`;
  },
  binds: ['that', 'was'],
  seesItself: seenInBattleZone,
  generated: {
    weight: 14,
    fields: { what: 'subject' },
    optional: {
      how: [
        'summoned',
        'summoned',
        'notSummoned',
        'unpaid',
        'withoutMana',
        'alternative',
        'forLess',
        'allowed',
        'revolutionChange',
      ],
      onto: 'simpleFilter',
      from: ['hand', 'graveyard', 'manaZone'],
    },
  },
};
