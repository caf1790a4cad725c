import type { Condition } from 'taiki/words';
import { allOf, type Grammar, type Readings, rule, word } from '../grammar/rule.ts';

/** Reads what `describeConditions` prints. */
export const CONDITIONS: Readings<Condition, 'kind'> = {
  count: [
    rule('there are <bounds> <group>', (is, of) => ({ kind: 'count', of, is })),
    rule('there are <bounds> of <group>', (is, of) => ({ kind: 'count', of, is })),
  ],
  compare: [rule('<amount> is <comparison> <amount>', (a, is, b) => ({ kind: 'compare', a, b, is }))],
  all: [rule('all <group> are <filter>', (of, are) => ({ kind: 'all', of, are }))],
  is: [rule('<ref> is <one>', (what, like) => ({ kind: 'is', what, like }))],
  turnOf: [
    word('it is your turn', { kind: 'turnOf', who: 'you' }),
    word("it is your opponent's turn", { kind: 'turnOf', who: 'opponent' }),
    word("it is any player's turn", { kind: 'turnOf', who: 'any' }),
  ],
  attacking: [
    rule('<ref> attacks <attacked>', (what, attacked) => ({ kind: 'attacking', what, ...attacked })),
  ],
  battling: [
    rule('<ref> battles', (what) => ({ kind: 'battling', what })),
    rule('<ref> battles <one>', (what, against) => ({ kind: 'battling', what, against })),
  ],
  shields: [
    rule('you have <bounds> shields', (is) => ({ kind: 'shields', of: 'you', is })),
    rule('your opponent has <bounds> shields', (is) => ({ kind: 'shields', of: 'opponent', is })),
    rule('some player has <bounds> shields', (is) => ({ kind: 'shields', of: 'any', is })),
  ],
  happened: [rule('in this turn <event> <bounds> times', (event, is) => ({ kind: 'happened', event, is }))],
  not: [rule('it is not so that <closedCondition>', (condition) => ({ kind: 'not', condition }))],
  both: [
    rule('<closedCondition> and <conditionsAnd>', (first, more) => ({
      kind: 'both',
      conditions: [first, ...more],
    })),
  ],
  either: [
    rule('<closedCondition> or <conditionsOr>', (first, more) => ({
      kind: 'either',
      conditions: [first, ...more],
    })),
  ],
};

const { both, either, ...SIMPLE } = CONDITIONS;

export const CONDITION_PARTS = {
  simpleCondition: allOf<Condition>(SIMPLE),
  closedCondition: [
    rule('<simpleCondition>', (condition) => condition),
    rule('( <condition> )', (condition) =>
      condition.kind === 'both' || condition.kind === 'either' ? condition : undefined,
    ),
  ],
  conditionsAnd: [
    rule('<closedCondition>', (last) => [last]),
    rule('<closedCondition> and <conditionsAnd>', (first, more) => [first, ...more]),
  ],
  conditionsOr: [
    rule('<closedCondition>', (last) => [last]),
    rule('<closedCondition> or <conditionsOr>', (first, more) => [first, ...more]),
  ],
  condition: [rule('<simpleCondition>', (condition) => condition), ...both, ...either],
  comparison: [
    word('more than', 'more'),
    word('less than', 'less'),
    word('at least', 'atLeast'),
    word('at most', 'atMost'),
    word('equal to', 'equal'),
  ],
} satisfies Partial<Grammar>;
