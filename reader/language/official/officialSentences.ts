import { type Choice, type Effect, inOrder } from 'taiki/words';
import { type Grammar, type Rule, rule, word } from '../../grammar/rule.ts';
import { inTurn, onWhatWasChosen } from './antecedent.ts';
import { OFFICIAL_DECK } from './officialDeck.ts';
import { OFFICIAL_LASTING } from './officialLasting.ts';
import { OFFICIAL_MOVES } from './officialMoves.ts';
import { OFFICIAL_PLAYERS } from './officialPlayers.ts';
import { lastTurn } from './sharedMeanings.ts';

const counted = (effect: Effect): Effect => ({ do: 'tally', effect, as: 'number' });

const asMany = (choose: Choice['choose']): Choice => ({
  choose,
  count: { named: 'number' },
  amount: 'exactly',
  by: 'you',
});

/** Sentences of which the second needs a number from the first. */
const WITH_A_NUMBER: readonly Rule<Effect>[] = [
  rule('<officialOne> . then draw that many cards', (effect) =>
    inOrder(counted(effect), { do: 'draw', who: 'you', count: { named: 'number' } }),
  ),
  rule('<officialOne> . then put <sameMany> into <handOf>', (effect, what) =>
    inOrder(counted(effect), { do: 'move', what, to: 'hand' }),
  ),
  rule('<officialOne> . then you may choose <sameMany> and <deed>', (effect, what, deed) =>
    inOrder(counted(effect), { do: 'may', effect: { ...deed, what } }),
  ),
  rule(
    '<officialOne> . then choose <sameMany> . each of those creatures <predicates> <thisTurn>',
    (effect, affects, effects, until) => inOrder(counted(effect), { do: 'lasting', affects, effects, until }),
  ),
  rule(
    'you may <officialOne> . if you do , choose <sameMany> and put them into your hand . you can\'t use the " shield trigger " ability/abilities of those shields',
    (effect, what) => ({
      do: 'may',
      effect: counted(effect),
      then: { do: 'move', what, to: 'hand', withoutShieldTrigger: true },
    }),
  ),
  rule(
    'you may discard up to <number> cards from your hand . for each card you discard , <officialOne>',
    (count, effect) =>
      inOrder(
        counted({
          do: 'discard',
          what: { choose: { in: 'hand', of: 'you' }, count, amount: 'upTo', by: 'you' },
        }),
        { do: 'repeat', times: { named: 'number' }, effect },
      ),
  ),
];

/** Sentences of an official card: each ends with a full stop. */
export const OFFICIAL_SENTENCE_PARTS = {
  officialOne: [
    ...OFFICIAL_MOVES,
    ...OFFICIAL_DECK,
    ...OFFICIAL_LASTING,
    ...OFFICIAL_PLAYERS,
    rule('<plainEffect>', (effect) => effect),
    rule("this creature breaks <number> of your opponent's shields", (count) => ({
      do: 'breakShields',
      of: 'opponent',
      count,
    })),
    word("this creature breaks one of your opponent's shields", {
      do: 'breakShields',
      of: 'opponent',
      count: 1,
    }),
    word("it breaks one of your opponent's shields", { do: 'breakShields', of: 'opponent', count: 1 }),
    word('take an extra turn after this one . you lose the game at the end of that turn', lastTurn),
    word('take an extra turn after this one', { do: 'extraTurn', who: 'you' }),
    word('no battle happens', { do: 'endAttack' }),
    rule('tap all <tabled> , or tap all <tabled>', (one, other) => ({
      do: 'modes',
      by: 'you',
      count: 1,
      modes: [one, other].map((filter) => ({ do: 'tap', what: { in: 'battleZone', of: 'any', filter } })),
    })),
  ],
  /** As many as were counted just before. */
  sameMany: [
    rule('that many <filter> from/in <zoneOwner> <zone>', (filter, of, zone) =>
      of === 'any' ? undefined : asMany({ in: zone, of, filter }),
    ),
    rule('that many of <group>', asMany),
    rule('the same number of <group>', asMany),
  ],
  officialSentence: [
    rule('<officialOne>', (effect) => effect),
    ...WITH_A_NUMBER,
    rule('you may <officialOne>', (effect) => ({ do: 'may', effect })),
    rule('you may <officialOne> . if you do , <officialOne>', (effect, then) => {
      const [only, ...more] = onWhatWasChosen([effect, then]);
      return only && more.length === 0 ? { do: 'may', effect: only } : { do: 'may', effect, then };
    }),
    rule('if <condition> , <officialOne>', (condition, then) => ({ do: 'if', condition, then })),
    rule('if <condition> , you may <officialOne>', (condition, effect) => ({
      do: 'if',
      condition,
      then: { do: 'may', effect },
    })),
  ],
  officialSentences: [
    rule('<officialSentence>', (one) => [one]),
    rule('<officialSentence> . [,] <officialSentences>', (one, more) => [one, ...more]),
    // "Choose a card. Then you may put it ..." is printed, and "it" is what the event speaks of.
    rule('<officialSentence> . then [,] <officialSentences>', (one, more) =>
      one.do === 'choose' ? undefined : [one, ...more],
    ),
    rule('<officialSentence> then <officialSentences>', (one, more) => [one, ...more]),
    rule('<officialSentence> . at the end of the/this turn , <officialSentence>', (one, effect) => [
      one,
      {
        do: 'delayed',
        ability: { kind: 'triggered', when: { event: 'endOfTurn', of: 'any' }, effect },
        until: 'turn',
      },
    ]),
  ],
  officialEffect: [rule('<officialSentences>', (all) => inTurn(onWhatWasChosen(all)))],
} satisfies Partial<Grammar>;
