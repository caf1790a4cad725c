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
} from './describeNouns.ts';
import { bracketed } from './grammar.ts';
import { type Texts, textOf } from './textOf.ts';
import type { Condition } from './vocabulary.ts';

const COMPARISONS = {
  more: 'more than',
  less: 'less than',
  atLeast: 'at least',
  atMost: 'at most',
  equal: 'equal to',
} as const;

const HAS_SHIELDS = { any: 'some player has', you: 'you have', opponent: 'your opponent has' } as const;

const CONDITIONS: Texts<Condition, 'kind'> = {
  count: ({ is, of }) => `there are ${describeBounds(is)} ${partOf(describeGroup(of))}`,
  compare: ({ a, is, b }) => `${describeAmount(a)} is ${COMPARISONS[is]} ${describeAmount(b)}`,
  all: ({ of, are }) => `all ${describeGroup(of)} are ${describeFilter(are, 'many')}`,
  is: ({ what, like }) => `${describeRef(what.ref)} is ${describeOne(like)}`,
  turnOf: ({ who }) => `it is ${OWNERS[who] || "any player's"} turn`,
  attacking: ({ what, target }) =>
    `${describeRef(what.ref)} attacks${target === undefined ? '' : ` a ${target}`}`,
  battling: ({ what, against }) =>
    `${describeRef(what.ref)} battles${against === undefined ? '' : ` ${describeOne(against)}`}`,
  shields: ({ of, is }) => `${HAS_SHIELDS[of]} ${describeBounds(is)} shields`,
  happened: ({ event, is }) => `in this turn ${describeEvent(event)} ${describeBounds(is)} times`,
  not: ({ condition }) => `it is not so that ${single(condition)}`,
  both: ({ conditions }) => conditions.map(single).join(' and '),
  either: ({ conditions }) => conditions.map(single).join(' or '),
};

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
