import { type Choice, type Effect, type Filter, inOrder, type Ref } from 'taiki/words';
import { type Grammar, type Rule, rule, word } from '../../grammar/rule.ts';

const SEEN: Ref = { ref: 'seen' };
const REVEALED: Ref = { ref: 'revealed' };

const reveal = (count: number): Effect => ({
  do: 'lookAtTop',
  who: 'you',
  count,
  as: 'revealed',
  show: true,
});

const look = (count: Extract<Effect, { do: 'lookAtTop' }>['count']): Effect => ({
  do: 'lookAtTop',
  who: 'you',
  count,
  as: 'seen',
});

const oneOf = (choose: Choice['choose']): Choice => ({ choose, count: 1, amount: 'exactly', by: 'you' });

/** Those of the revealed cards. */
const revealedOnes = (filter: Filter): Effect => ({
  do: 'move',
  what: { in: 'deck', of: 'you', filter: { ...filter, is: REVEALED } },
  to: 'hand',
});

const REST_TO_GRAVEYARD: Effect = { do: 'move', what: REVEALED, to: 'graveyard' };

const OPPONENTS_HAND = { in: 'hand', of: 'opponent' } as const;

const THAT_COST = { cost: { min: { named: 'number' }, max: { named: 'number' } } } as const;

/** What is drawn, searched for, revealed, or looked at. */
export const OFFICIAL_DECK: readonly Rule<Effect>[] = [
  rule('draw a card for each <counted>', (count) => ({ do: 'draw', who: 'you', count: { count } })),
  rule('draw a number of cards equal to the number of <counted>', (count) => ({
    do: 'draw',
    who: 'you',
    count: { count },
  })),
  word('draw an extra card', { do: 'draw', who: 'you', count: 1 }),
  word('add the top card of your deck to your shields face down', {
    do: 'moveTop',
    who: 'you',
    count: 1,
    to: 'shieldZone',
  }),
  word('add the card on top of your deck to your shields face-down', {
    do: 'moveTop',
    who: 'you',
    count: 1,
    to: 'shieldZone',
  }),
  rule('add up to <number> cards from the top of your deck to your shields face down', (max) =>
    inOrder(
      { do: 'nameNumber', by: 'you', min: 0, max, as: 'number' },
      { do: 'moveTop', who: 'you', count: { named: 'number' }, to: 'shieldZone' },
    ),
  ),
  rule('put <topCards> of your deck into your <zone>', (count, to) =>
    to === 'manaZone' || to === 'graveyard' ? { do: 'moveTop', who: 'you', count, to } : undefined,
  ),
  rule('for each <counted> , put a card from the top of your deck into your mana zone tapped', (count) =>
    inOrder(
      { do: 'lookAtTop', who: 'you', count: { count }, as: 'revealed', show: true },
      { do: 'move', what: REVEALED, to: 'manaZone', tapped: true },
    ),
  ),
  rule(
    'search your deck . you may take <searched> from your deck and put <itThem> into your <zone> . then shuffle your deck',
    (sought, _, to) =>
      to === 'hand' || to === 'manaZone' || to === 'graveyard'
        ? { do: 'search', who: 'you', ...sought, to }
        : undefined,
  ),
  rule(
    'search your deck . you may take <searched> from your deck , show <shownNoun> [to your opponent] [,] and put <itThem> into your hand . then shuffle your deck',
    (sought) => ({ do: 'search', who: 'you', ...sought, to: 'hand', show: true }),
  ),
  rule(
    "search your opponent's deck . take up to <number> cards from his deck and put them into his graveyard . then your opponent shuffles his deck",
    (count) =>
      inOrder(
        { do: 'lookAtTop', who: 'opponent', count: { count: { in: 'deck', of: 'opponent' } }, as: 'seen' },
        { do: 'move', what: { choose: SEEN, count, amount: 'upTo', by: 'you' }, to: 'graveyard' },
        { do: 'shuffle', who: 'opponent' },
      ),
  ),
  word(
    "search a player's deck . you may take a card from that deck and put it into that player's graveyard . then the player shuffles his deck",
    {
      do: 'modes',
      by: 'you',
      count: 1,
      modes: [
        { do: 'search', who: 'you', count: 1, to: 'graveyard' },
        { do: 'search', who: 'you', of: 'opponent', count: 1, to: 'graveyard' },
      ],
    },
  ),
  rule('look at <target> . then put it/them back where it/they was/were', (what) => ({ do: 'look', what })),
  rule('choose <target> and look at it . then put it back where it was', (what) => ({ do: 'look', what })),
  word("look at your opponent's hand and shields . then put the shields back where they were", {
    do: 'inOrder',
    effects: [
      { do: 'look', what: OPPONENTS_HAND },
      { do: 'look', what: { in: 'shieldZone', of: 'opponent' } },
    ],
  }),
  word("look at your opponent's hand and at the top card of his deck", {
    do: 'inOrder',
    effects: [
      { do: 'look', what: OPPONENTS_HAND },
      { do: 'lookAtTop', who: 'opponent', count: 1, as: 'seen' },
    ],
  }),
  word("look at your opponent's hand and choose a card from it . your opponent discards that card", {
    do: 'inOrder',
    effects: [
      { do: 'look', what: OPPONENTS_HAND },
      { do: 'discard', what: { choose: OPPONENTS_HAND, count: 1, amount: 'exactly', by: 'you' } },
    ],
  }),
  rule("look at your opponent's hand . he discards all <fromIt>", (filter) =>
    inOrder({ do: 'look', what: OPPONENTS_HAND }, { do: 'discard', what: { ...OPPONENTS_HAND, filter } }),
  ),
  word(
    "look at your opponent's hand . you may choose a card in it and put it into his mana zone . if you do , choose a card in his mana zone and put it into his hand",
    {
      do: 'inOrder',
      effects: [
        { do: 'look', what: OPPONENTS_HAND },
        {
          do: 'may',
          effect: {
            do: 'move',
            what: { choose: OPPONENTS_HAND, count: 1, amount: 'exactly', by: 'you' },
            to: 'manaZone',
          },
          then: {
            do: 'move',
            what: { choose: { in: 'manaZone', of: 'opponent' }, count: 1, amount: 'exactly', by: 'you' },
            to: 'hand',
          },
        },
      ],
    },
  ),
  rule(
    'look at the top <number> cards of your deck . put <quantity> of them into your hand [,] and [put] the rest on the bottom [of your deck] [in any order]',
    (count, taken) =>
      inOrder(
        look(count),
        { do: 'move', what: { ...oneOf(SEEN), ...taken }, to: 'hand' },
        { do: 'move', what: SEEN, to: 'deck', position: 'bottom' },
      ),
  ),
  rule('look at the top <number> cards of your deck . then put them back in any order', (count) =>
    inOrder(look(count), { do: 'move', what: SEEN, to: 'deck' }),
  ),
  rule('look at up to <number> cards from the top of your deck and put them back in any order', (max) =>
    inOrder({ do: 'nameNumber', by: 'you', min: 0, max, as: 'number' }, look({ named: 'number' }), {
      do: 'move',
      what: SEEN,
      to: 'deck',
    }),
  ),
  rule(
    'reveal the top <number> cards of your deck . put all <filter> from among them into your hand [,] and [put] the rest into your graveyard',
    (count, filter) => inOrder(reveal(count), revealedOnes(filter), REST_TO_GRAVEYARD),
  ),
  rule(
    'reveal the top <number> cards of your deck . put all <civilization> cards and all <civilization> cards from the revealed cards into your hand [,] and [put] the rest into your graveyard',
    (count, one, other) =>
      inOrder(reveal(count), revealedOnes({ civilizations: [one, other] }), REST_TO_GRAVEYARD),
  ),
  rule(
    'reveal the top <number> cards of your deck . put one of them <after> into your hand [,] and put the rest on the bottom of your deck in any order',
    (count, filter) =>
      inOrder(
        reveal(count),
        { do: 'move', what: oneOf({ ...REVEALED, filter }), to: 'hand' },
        { do: 'move', what: REVEALED, to: 'deck', position: 'bottom' },
      ),
  ),
  word(
    "reveal the top card of your deck . if it's a non-evolution creature , put it into [the] battle zone . otherwise , put it into your hand",
    {
      do: 'inOrder',
      effects: [
        { do: 'lookAtTop', who: 'you', count: 1, as: 'revealed', show: true },
        {
          do: 'if',
          condition: { kind: 'is', what: { ref: 'revealed' }, like: { type: 'creature', evolution: false } },
          then: { do: 'put', what: { ref: 'revealed' } },
          otherwise: { do: 'move', what: { ref: 'revealed' }, to: 'hand' },
        },
      ],
    },
  ),
  rule(
    'search your deck . you may take <searched> from your deck and put it into the battle zone . then shuffle your deck . that creature has " <granted> " at the end of the turn , destroy it',
    ({ count, filter }, ability) =>
      count === 1
        ? inOrder(
            look({ count: { in: 'deck', of: 'you' } }),
            {
              do: 'put',
              what: {
                choose: { ...SEEN, ...(filter === undefined ? {} : { filter }) },
                count,
                amount: 'upTo',
                by: 'you',
              },
            },
            { do: 'shuffle', who: 'you' },
            {
              do: 'lasting',
              affects: { ref: 'put' },
              effects: [{ kind: 'gains', abilities: [ability] }],
              until: 'duel',
            },
            {
              do: 'delayed',
              ability: {
                kind: 'triggered',
                when: { event: 'endOfTurn', of: 'any' },
                effect: { do: 'destroy', what: { ref: 'put' } },
              },
              until: 'turn',
            },
          )
        : undefined,
  ),
  word(
    'choose a number . show your hand to your opponent and discard from it each card that has that cost . then your opponent shows you his hand and discards from it each card that has that cost',
    {
      do: 'inOrder',
      effects: [
        { do: 'nameNumber', by: 'you', min: 0, max: 99, as: 'number' },
        { do: 'reveal', what: { in: 'hand', of: 'you' } },
        { do: 'discard', what: { in: 'hand', of: 'you', filter: THAT_COST } },
        { do: 'reveal', what: OPPONENTS_HAND },
        { do: 'discard', what: { ...OPPONENTS_HAND, filter: THAT_COST } },
      ],
    },
  ),
  rule(
    'your opponent chooses one of his shields for each shield you have . he puts the rest of his shields into his hand',
    () =>
      inOrder(
        {
          do: 'choose',
          what: {
            choose: { in: 'shieldZone', of: 'opponent' },
            count: { count: { in: 'shieldZone', of: 'you' } },
            amount: 'exactly',
            by: 'opponent',
            as: 'kept',
          },
        },
        {
          do: 'move',
          what: { in: 'shieldZone', of: 'opponent', filter: { not: { is: { ref: 'kept' } } } },
          to: 'hand',
        },
      ),
  ),
  word('count the cards in your hand , shuffle those cards into your deck , then draw that many cards', {
    do: 'inOrder',
    effects: [
      { do: 'remember', amount: { count: { in: 'hand', of: 'you' } }, as: 'number' },
      { do: 'move', what: { in: 'hand', of: 'you' }, to: 'deck' },
      { do: 'shuffle', who: 'you' },
      { do: 'draw', who: 'you', count: { named: 'number' } },
    ],
  }),
];

export const OFFICIAL_DECK_PARTS = {
  searched: [
    rule('a/an <filter>', (filter) => ({ count: 1, filter })),
    word('any number of cards', { count: { count: { in: 'deck', of: 'you' } } }),
    rule('any number of <filter>', (filter) =>
      filter.type === undefined ? undefined : { count: { count: { in: 'deck', of: 'you' } }, filter },
    ),
    rule('up to <number> <filter>', (count, filter) => ({ count, filter })),
  ],
  itThem: [word('it/them', true)],
  shownNoun: [
    word('it/them', true),
    word('that/it creature/spell/card', true),
    word('those creatures/spells/cards', true),
    rule('that/it <knownRace>', () => true),
  ],
  /** `creatures from it that have power 3000 or less` */
  fromIt: [
    rule('<filter> from it', (filter) => filter),
    rule('<filter> from it <after>', (filter, after) =>
      Object.keys(after).some((field) => Object.hasOwn(filter, field)) ? undefined : { ...filter, ...after },
    ),
  ],
} satisfies Partial<Grammar>;
