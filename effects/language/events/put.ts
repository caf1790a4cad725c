import { EXPECTATIONS } from '../../../table/sentences/problems.ts';
import type { Zone } from '../../../table/zones.ts';
import { describeOne, describeSubject, describeZone } from '../describeNouns.ts';
import { type EventWord, meansItself, seenInBattleZone } from '../eventWord.ts';
import type { Effect, Filter, Ref, Subject, Triggered } from '../vocabulary.ts';
import { when } from '../words/abilities.ts';
import { subjectOf } from '../words/subjectOf.ts';

/** It is put into the battle zone; with `onto`, on top of another; with `paidWith`, with such a card tapped for its cost. */
export interface PutEvent {
  readonly event: 'put';
  readonly what: Subject;
  readonly how?:
    | 'summoned'
    | 'notSummoned'
    | 'unpaid'
    | 'withoutMana'
    | 'alternative'
    | 'kirifudash'
    | 'forLess'
    | 'allowed'
    | 'revolutionChange';
  readonly paidWith?: Filter;
  readonly onto?: Filter;
  readonly from?: Zone;
  /** 110.4f. It is about to be put, and is not replaced: the effect is followed before it lies there, and nothing triggers. */
  readonly entering?: true;
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
  kirifudash: ' by being used for the cost of its kirifudash',
  forLess: ' by being used for less',
  allowed: ' by being used as this allows',
  revolutionChange: ' by revolution change',
} as const;

export const putWord: EventWord<PutEvent> = {
  text: ({ what, how: manner, paidWith, onto: base, from, entering }) => {
    if (entering) return `${describeSubject(what)} is about to be put into the battle zone`;
    const how = manner === undefined ? '' : HOW[manner];
    const mana = paidWith === undefined ? '' : ` with ${describeOne(paidWith)} tapped for its cost`;
    const onto = base === undefined ? '' : ` on ${describeOne(base)}`;
    const source = from === undefined ? '' : ` from the ${describeZone(from)}`;
    return `${describeSubject(what)} is put into the battle zone${source}${how}${mana}${onto}`;
  },
  binds: ['that', 'was'],
  seesItself: seenInBattleZone,
  misfit: ({ event: _, what, entering, ...more }) =>
    entering && !(meansItself(what.filter) && Object.keys(more).length === 0)
      ? ['entering', EXPECTATIONS.onlyOfBearer, entering]
      : undefined,
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
        'kirifudash',
        'forLess',
        'allowed',
        'revolutionChange',
      ],
      onto: 'simpleFilter',
      paidWith: 'simpleFilter',
      from: ['hand', 'graveyard', 'manaZone'],
      entering: [true],
    },
  },
};
