import { describeEvent } from './describeEvents.ts';
import {
  describeAmount,
  describeBounds,
  describeFilter,
  describeGroup,
  describeOne,
  describeRef,
  OWNERS,
  partOf,
  unlessAny,
} from './describeNouns.ts';
import { bracketed } from './grammar.ts';
import { type Texts, textOf } from './textOf.ts';
import type { Bounds, Condition, Filter, Ref, Who } from './vocabulary.ts';

const COMPARISONS = {
  more: 'more than',
  less: 'less than',
  atLeast: 'at least',
  atMost: 'at most',
  equal: 'equal to',
} as const;

const HAS_SHIELDS = { any: 'some player has', you: 'you have', opponent: 'your opponent has' } as const;

const CONDITIONS: Texts<Condition, 'kind'> = {
  count: ({ is, of }) => {
    const group = describeGroup(of);
    if (!isNone(is)) return `there are ${describeBounds(is, 'fewer')} ${partOf(group)}`;
    return `there are ${group === partOf(group) ? 'no' : 'none'} ${partOf(group)}`;
  },
  compare: ({ a, is, b }) => `${describeAmount(a)} is ${COMPARISONS[is]} ${describeAmount(b)}`,
  all: ({ of, are }) => `all ${describeGroup(of)} are ${describeFilter(are, 'many')}`,
  is: ({ what, like }) => describeLikeness(what, 'is', like),
  turnOf: ({ who }) => describeTurn('is', who),
  attacking: ({ what, target }) =>
    `${describeRef(what.ref)} attacks${target === undefined ? '' : ` a ${target}`}`,
  battling: ({ what, against }) =>
    `${describeRef(what.ref)} battles${unlessAny(against, (filter) => ` ${describeOne(filter)}`)}`,
  shields: ({ of, is }) => `${HAS_SHIELDS[of]} ${isNone(is) ? 'no' : describeBounds(is, 'fewer')} shields`,
  happened: ({ event, is }) => `in this turn ${describeEvent(event)} ${describeBounds(is, 'fewer')} times`,
  not: ({ condition }) => describeNot(condition),
  both: ({ conditions }) => conditions.map(single).join(' and '),
  either: ({ conditions }) => conditions.map(single).join(' or '),
};

const isNone = ({ min, max }: Bounds): boolean => min === undefined && max === 0;

const describeLikeness = ({ ref }: Ref, is: 'is' | 'is not', like: Filter): string =>
  `${describeRef(ref)} ${is} ${describeOne(like)}`;

const describeTurn = (is: 'is' | 'is not', who: Who): string =>
  `it ${is} ${OWNERS[who] || "any player's"} turn`;

function describeNot(condition: Condition): string {
  if (condition.kind === 'is') return describeLikeness(condition.what, 'is not', condition.like);
  if (condition.kind === 'turnOf') return describeTurn('is not', condition.who);
  return `it is not the case that ${single(condition)}`;
}

/** A condition inside another: one that is made of several stands in brackets. */
const single = (condition: Condition): string =>
  condition.kind === 'both' || condition.kind === 'either'
    ? bracketed(describeCondition(condition))
    : describeCondition(condition);

export function describeCondition(condition: Condition): string {
  return textOf(CONDITIONS, condition.kind, condition);
}

/** What is said before a sentence that holds only under a condition. */
export const clause = (word: 'if' | 'while', condition: Condition | undefined): string =>
  condition === undefined ? '' : `${word} ${describeCondition(condition)}, `;
