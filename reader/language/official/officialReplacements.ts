import { type Ability, type Effect, type Filter, type Instead, itself } from 'taiki/words';
import { type Grammar, type Rule, rule, word } from '../../grammar/rule.ts';
import { withAntecedent } from './antecedent.ts';
import { breaksToGraveyard, putWhenDiscarded } from './sharedMeanings.ts';

/** The card goes to the hand, and then something is done. */
const returnedAnd = (then: Effect): Instead | undefined => {
  const done = withAntecedent(then, undefined);
  return (
    done && {
      kind: 'do',
      effect: { do: 'ifDone', first: { do: 'move', what: { ref: 'this' }, to: 'hand' }, then: done },
    }
  );
};

/** The bearer may be destroyed in place of such an object. */
const saverOf = (filter: Filter): Ability => ({
  kind: 'replacement',
  of: { event: 'destroyed', what: { of: 'you', filter } },
  instead: { kind: 'do', effect: { do: 'destroy', what: { ref: 'this' } } },
  may: true,
});

/** What happens in place of something else. */
export const OFFICIAL_REPLACEMENTS: readonly Rule<Ability>[] = [
  rule('when/whenever <replacedEvent> , <officialInstead> instead', (of, instead) => ({
    kind: 'replacement',
    of,
    instead,
  })),
  rule('when/whenever <replacedEvent> , you may <officialInstead> instead', (of, instead) => ({
    kind: 'replacement',
    of,
    instead,
    may: true,
  })),
  rule(
    'when/whenever <replacedEvent> , if <condition> , <officialInstead> instead',
    (of, condition, instead) => ({
      kind: 'replacement',
      of,
      instead,
      while: condition,
    }),
  ),
  rule(
    'when/whenever <itsEvent> , you may return it to your hand instead . if you do , <officialOne>',
    (of, then) => {
      const instead = returnedAnd(then);
      return instead && { kind: 'replacement', of, instead, may: true };
    },
  ),
  rule(
    'when/whenever this creature would be destroyed , if <condition> , put this creature into your mana zone instead of destroying it . then <officialOne>',
    (condition, effect) => {
      const then = withAntecedent(effect, undefined);
      return (
        then && {
          kind: 'replacement',
          of: { event: 'destroyed', what: itself },
          instead: {
            kind: 'do',
            effect: {
              do: 'inOrder',
              effects: [{ do: 'move', what: { ref: 'this' }, to: 'manaZone' }, then],
            },
          },
          while: condition,
        }
      );
    },
  ),
  rule('whenever one of your shields would be broken , you may <officialOne> instead', (effect) => {
    const done = withAntecedent(effect, undefined);
    return (
      done && {
        kind: 'replacement',
        of: { event: 'isBroken', of: 'you' },
        instead: { kind: 'do', effect: done },
        may: true,
      }
    );
  }),
  word(
    'whenever this creature would break a shield , your opponent puts that shield into his graveyard instead',
    breaksToGraveyard,
  ),
  rule(
    "when this creature would be discarded from your hand during your opponent's turn [,] you may put it into the battle zone instead",
    () => ({ ...putWhenDiscarded, may: true }),
  ),
  word(
    "during your opponent's turn , if this creature would be discarded from your hand , put it into the battle zone instead",
    putWhenDiscarded,
  ),
  rule('saver : <filter>', saverOf),
  rule(
    'saver : <filter> ( when one of your <filter> would be destroyed , you may destroy this creature instead [.] )',
    (filter, other) => (JSON.stringify(filter) === JSON.stringify(other) ? saverOf(filter) : undefined),
  ),
  rule(
    'saver : all races ( while this creature is in the battle zone , when one of your other creatures would be destroyed , you may destroy this creature instead [.] )',
    () => saverOf({ type: 'creature', other: true }),
  ),
  word(
    'after you cast a spell by using its " shield trigger " ability , put it into your hand instead of your graveyard',
    {
      kind: 'replacement',
      of: {
        event: 'moves',
        what: { of: 'you', filter: { type: 'spell', usedThrough: 'shieldTrigger' } },
        from: 'hand',
        to: 'graveyard',
      },
      instead: { kind: 'move', to: 'hand' },
    },
  ),
];

export const OFFICIAL_REPLACEMENT_PARTS = {
  replacedEvent: [
    rule('<subject> would be destroyed', (what) => ({ event: 'destroyed', what })),
    rule('<subject> would be put into your graveyard from the battle zone', (what) => ({
      event: 'leaves',
      what,
      to: 'graveyard',
    })),
  ],
  /** What would happen to the bearer. */
  itsEvent: [
    word('this creature would be destroyed', { event: 'destroyed', what: itself }),
    word('this creature would be put into your graveyard from the battle zone', {
      event: 'leaves',
      what: itself,
      to: 'graveyard',
    }),
  ],
  officialInstead: [
    word('it stays in the battle zone', { kind: 'stays' }),
    word('return it to your hand', { kind: 'move', to: 'hand' }),
    word('return this creature to your hand', { kind: 'move', to: 'hand' }),
    word('put it into your hand', { kind: 'move', to: 'hand' }),
    word('put it into your mana zone', { kind: 'move', to: 'manaZone' }),
    word('add it to your shields face down', { kind: 'move', to: 'shieldZone' }),
    word('destroy this creature', { kind: 'do', effect: { do: 'destroy', what: { ref: 'this' } } }),
    word('shuffle it into your deck', {
      kind: 'do',
      effect: {
        do: 'inOrder',
        effects: [
          { do: 'move', what: { ref: 'this' }, to: 'deck' },
          { do: 'shuffle', who: 'you' },
        ],
      },
    }),
  ],
} satisfies Partial<Grammar>;
