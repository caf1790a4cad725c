import type { Amount, Bounds, Condition, Filter, Group, Who } from 'taiki/words';
import { allOf, type Grammar, type Readings, rule, word } from '../grammar/rule.ts';

const onTable = (filter: Filter, is: Bounds): Extract<Condition, { kind: 'count' }> | undefined =>
  filter.type === undefined ? undefined : { kind: 'count', of: { in: 'battleZone', of: 'you', filter }, is };

/** Reads what `describeConditions` prints. */
const CONDITIONS: Readings<Condition, 'kind'> = {
  count: [
    word('you have no cards in your hand', { kind: 'count', of: { in: 'hand', of: 'you' }, is: { max: 0 } }),
    rule('you have no <filter>', (filter) => onTable(filter, { max: 0 })),
    rule('you have no <tabled>', (filter) => onTable(filter, { max: 0 })),
    rule('you have a/an/any/another <tabled>', (filter) => onTable(filter, { min: 1 })),
    rule('you have a/an <filter> in your <zone>', (filter, zone) => ({
      kind: 'count',
      of: { in: zone, of: 'you', filter },
      is: { min: 1 },
    })),
    rule('your opponent has <number> or more <tabled>', (min, filter) => ({
      kind: 'count',
      of: { in: 'battleZone', of: 'opponent', filter },
      is: { min },
    })),
    rule('another <knownName> is in the battle zone', (name) => ({
      kind: 'count',
      of: { in: 'battleZone', of: 'any', filter: { type: 'creature', names: [name], other: true } },
      is: { min: 1 },
    })),
    rule('you have at least one <tabled>', (filter) => onTable(filter, { min: 1 })),
    rule('you have at least <number> <tabled>', (min, filter) => onTable(filter, { min })),
    rule('you have <number> or more <tabled>', (min, filter) => onTable(filter, { min })),
    word('this is your only creature in the battle zone', {
      kind: 'count',
      of: { in: 'battleZone', of: 'you', filter: { type: 'creature', other: true } },
      is: { max: 0 },
    }),
    rule('there are <bounds> <group>', (is, of) => ({ kind: 'count', of, is })),
    rule('there are <bounds> of <group>', (is, of) => ({ kind: 'count', of, is })),
    rule('there are no <group>', (of) => ({ kind: 'count', of, is: { max: 0 } })),
    rule('there are none of <group>', (of) => ({ kind: 'count', of, is: { max: 0 } })),
  ],
  compare: [
    rule('your opponent has more cards in his <zone> than you have in yours', (zone) => ({
      kind: 'compare',
      a: { count: { in: zone, of: 'opponent' } },
      b: { count: { in: zone, of: 'you' } },
      is: 'more',
    })),
    word('your opponent has more shields than you do', {
      kind: 'compare',
      a: { count: { in: 'shieldZone', of: 'opponent' } },
      b: { count: { in: 'shieldZone', of: 'you' } },
      is: 'more',
    }),
    rule('your opponent has more <tabled> than you do', (filter) => ({
      kind: 'compare',
      a: { count: { in: 'battleZone', of: 'opponent', filter } },
      b: { count: { in: 'battleZone', of: 'you', filter } },
      is: 'more',
    })),
    rule('<amount> is <comparison> <amount>', (a, is, b) => ({ kind: 'compare', a, b, is })),
  ],
  differentCosts: [
    rule('there are <bounds> different costs among <group>', (is, of) => ({
      kind: 'differentCosts',
      of,
      is,
    })),
  ],
  all: [
    rule('all cards in your mana zone are <civilization> cards', (civilization) => ({
      kind: 'all',
      of: { in: 'manaZone', of: 'you' },
      are: { civilizations: [civilization] },
    })),
    rule('all the cards in your mana zone are <civilization> cards', (civilization) => ({
      kind: 'all',
      of: { in: 'manaZone', of: 'you' },
      are: { civilizations: [civilization] },
    })),
    rule('all <group> are <filter>', (of, are) => ({ kind: 'all', of, are })),
  ],
  is: [
    rule('this creature has power <bounds>', (power) => ({
      kind: 'is',
      what: { ref: 'this' },
      like: { power },
    })),
    word('this creature is tapped', { kind: 'is', what: { ref: 'this' }, like: { tapped: true } }),
    rule('<ref> is <one>', (what, like) => ({ kind: 'is', what, like })),
    rule('it has <race> in its race', (race) => ({
      kind: 'is',
      what: { ref: 'that' },
      like: { races: [race] },
    })),
  ],
  turnOf: [rule('it is <turnOf>', (condition) => condition)],
  attacking: [
    word('attacking', { kind: 'attacking', what: { ref: 'this' } }),
    word('attacking a creature', { kind: 'attacking', what: { ref: 'this' }, target: 'creature' }),

    rule('<ref> attacks <attacked>', (what, attacked) => ({ kind: 'attacking', what, ...attacked })),
  ],
  inHyperMode: [rule('<ref> is in hyper mode', (what) => ({ kind: 'inHyperMode', what }))],
  battling: [
    rule('battling a/an <filter>', (against) => ({ kind: 'battling', what: { ref: 'this' }, against })),
    rule('<ref> battles', (what) => ({ kind: 'battling', what })),
    rule('<ref> battles <one>', (what, against) => ({ kind: 'battling', what, against })),
  ],
  shields: [
    word('you have no shields', { kind: 'shields', of: 'you', is: { max: 0 } }),
    word('your opponent has no shields', { kind: 'shields', of: 'opponent', is: { max: 0 } }),
    rule('you have <bounds> shields', (is) => ({ kind: 'shields', of: 'you', is })),
    rule('your opponent has <bounds> shields', (is) => ({ kind: 'shields', of: 'opponent', is })),
    word('some player has no shields', { kind: 'shields', of: 'any', is: { max: 0 } }),
    rule('some player has <bounds> shields', (is) => ({ kind: 'shields', of: 'any', is })),
  ],
  happened: [
    word('you have cast a spell this turn', {
      kind: 'happened',
      event: { event: 'used', by: 'you', what: { type: 'spell' } },
      is: { min: 1 },
    }),
    word('this creature broke any shields that turn', {
      kind: 'happened',
      event: { event: 'shieldBroken', of: 'any', by: { of: 'any', filter: { itself: true } } },
      is: { min: 1 },
    }),
    rule('your opponent drew <number> or more cards that turn', (min) => ({
      kind: 'happened',
      event: { event: 'drawn', by: 'opponent' },
      is: { min },
    })),
    rule('in this turn <event> <bounds> times', (event, is) => ({ kind: 'happened', event, is })),
    rule('in this duel <event> <bounds> times', (event, is) => ({ kind: 'happened', event, in: 'duel', is })),
  ],
  not: [
    rule('it is not the case that <closedCondition>', (condition) =>
      condition.kind === 'is' || condition.kind === 'turnOf' ? undefined : { kind: 'not', condition },
    ),
    rule('there are fewer than <closedAmount> <group>', (min, of) => fewerThan(min, of)),
    rule('there are fewer than <closedAmount> of <group>', (min, of) => fewerThan(min, of)),
    rule('there are not any <group>', (of) => fewerThan(1, of)),
    rule('there are not any of <group>', (of) => fewerThan(1, of)),
    rule('it is not <turnOf>', (condition) => ({ kind: 'not', condition })),
    rule('<ref> is not <one>', (what, like) => ({ kind: 'not', condition: { kind: 'is', what, like } })),
  ],
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

const fewerThan = (min: Amount, of: Group): Extract<Condition, { kind: 'not' }> => ({
  kind: 'not',
  condition: { kind: 'count', of, is: { min } },
});

const creaturesOf = (of: Who, filter: Filter): Group | undefined =>
  filter.type === undefined ? undefined : { in: 'battleZone', of, filter };

const { both, either, ...SIMPLE } = CONDITIONS;

export const CONDITION_PARTS = {
  turnOf: [
    word('your turn', { kind: 'turnOf', who: 'you' }),
    word("your opponent's turn", { kind: 'turnOf', who: 'opponent' }),
    word("any player's turn", { kind: 'turnOf', who: 'any' }),
  ],
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
  counted: [
    word('shield you have', { in: 'shieldZone', of: 'you' }),
    word('shield you and your opponent have', { in: 'shieldZone', of: 'any' }),
    rule('<filter> he has in the battle zone', (filter) => creaturesOf('opponent', filter)),
    rule('<filter> in each graveyard', (filter) => ({ in: 'graveyard', of: 'any', filter })),
    rule('<filter> you have', (filter) => creaturesOf('you', filter)),
    rule('<filter> you have in the battle zone', (filter) => creaturesOf('you', filter)),
    rule('<filter> your opponent has in the battle zone', (filter) => creaturesOf('opponent', filter)),
    rule('of your <filter>', (filter) => creaturesOf('you', filter)),
    rule('of your <tabled>', (filter) => creaturesOf('you', filter)),
    rule('<tabled>', (filter) => creaturesOf('any', filter)),
    rule('<filter> in <zoneOwner> <zone>', (filter, of, zone) =>
      of === 'any' ? undefined : { in: zone, of, filter },
    ),
  ],
  comparison: [
    word('more than', 'more'),
    word('less than', 'less'),
    word('at least', 'atLeast'),
    word('at most', 'atMost'),
    word('equal to', 'equal'),
  ],
} satisfies Partial<Grammar>;
