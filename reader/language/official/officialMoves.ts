import type { Choice, Condition, Effect, Group, Target } from 'taiki/words';
import { type Grammar, type Rule, rule, word } from '../../grammar/rule.ts';
import type { Deed, Zone } from '../../grammar/values.ts';

const pile = (zone: Zone): 'manaZone' | 'graveyard' | undefined =>
  zone === 'manaZone' || zone === 'graveyard' ? zone : undefined;

const asks = (deed: Deed, what: Target): Effect => ({ ...deed, what });

const atRandom = (count: Choice['count']): Choice => ({
  choose: { in: 'hand', of: 'opponent' },
  count,
  amount: 'exactly',
  by: 'you',
  atRandom: true,
});

const his = (
  choose: Group,
  quantity: Pick<Choice, 'amount' | 'count'> = { amount: 'exactly', count: 1 },
): Choice => ({
  choose,
  ...quantity,
  by: 'opponent',
});

const OPPONENTS_HAND: Group = { in: 'hand', of: 'opponent' };

const isOne = (target: Target): target is Choice =>
  'choose' in target && target.amount === 'exactly' && target.count === 1 && target.atRandom === undefined;

/** "One, for each of these": as many as there are. */
const asMany = (what: Choice, of: Group): Choice => ({ ...what, count: { count: of } });

const upToAsMany = (what: Choice, of: Group): Choice => ({ ...asMany(what, of), amount: 'upTo' });

/** 701.7a. To put a card from the hand into the graveyard is to discard it. */
const putInto = (what: Target, to: Zone): Effect => {
  const cards = 'choose' in what ? what.choose : what;
  return to === 'graveyard' && 'in' in cards && cards.in === 'hand'
    ? { do: 'discard', what }
    : { do: 'move', what, to };
};

const withoutTrigger = (what: Target): Effect => ({
  do: 'move',
  what,
  to: 'hand',
  withoutShieldTrigger: true,
});

const thereIsOne = ({ choose }: Choice): Condition | undefined =>
  'in' in choose ? { kind: 'count', of: choose, is: { min: 1 } } : undefined;

/** 605.2b. The opponent chooses which of two kinds of cards; where there are none of one kind, it is the other. */
function eitherOf(one: Choice, other: Choice, deed: Deed): Effect | undefined {
  const conditions = [thereIsOne(one), thereIsOne(other)].flatMap((condition) => condition ?? []);
  if (conditions.length < 2) return undefined;
  const modes = [asks(deed, one), asks(deed, other)];
  return {
    do: 'if',
    condition: { kind: 'both', conditions },
    then: { do: 'modes', modes, count: 1, by: 'opponent' },
    otherwise: { do: 'inOrder', effects: modes },
  };
}

const opponents = (target: Target): Choice | undefined =>
  'choose' in target && 'of' in target.choose && target.choose.of === 'opponent' ? target : undefined;

/** One is chosen, and others; then something is done to all. */
function chosenAndMore(first: Choice, of: Group, deed: Deed): Effect | undefined {
  if (!('in' in first.choose)) return undefined;
  const { filter = {} } = first.choose;
  const others: Group = { ...first.choose, filter: { ...filter, not: { is: { ref: 'first' } } } };
  return {
    do: 'inOrder',
    effects: [
      { do: 'choose', what: { ...first, as: 'first' } },
      { do: 'choose', what: { ...upToAsMany(first, of), choose: others, as: 'others' } },
      asks(deed, {
        in: 'battleZone',
        of: 'any',
        filter: { type: 'creature', anyOf: [{ is: { ref: 'first' } }, { is: { ref: 'others' } }] },
      }),
    ],
  };
}

/** What one player's instruction moves, taps, destroys or discards. */
export const OFFICIAL_MOVES: readonly Rule<Effect>[] = [
  rule('<hisActs>', (act) => act),
  rule('choose <target> and <deed>', (what, deed) => ('choose' in what ? asks(deed, what) : undefined)),
  rule(
    'choose <target> and put it into your hand . you can\'t use the " shield trigger " ability of that shield',
    withoutTrigger,
  ),
  rule(
    'choose <target> and put them into your hand . you can\'t use the " shield trigger " abilities of those shields',
    withoutTrigger,
  ),
  rule('return <target> to <handOf>', (what) => ({ do: 'move', what, to: 'hand' })),
  rule('return <ref> from the battle zone to <handOf>', (what) => ({ do: 'move', what, to: 'hand' })),
  rule('put <target> into <handOf>', (what) => ({ do: 'move', what, to: 'hand' })),
  rule('put <target> into <placeOf>', putInto),
  rule('destroy <target> and put <target> into <placeOf>', (what, other, to) =>
    'choose' in other ? { do: 'inOrder', effects: [{ do: 'destroy', what }, putInto(other, to)] } : undefined,
  ),
  rule(
    "choose <plainChoice> or a card in either player's mana zone and return it to its owner's hand",
    (what) =>
      isOne(what)
        ? {
            do: 'modes',
            by: 'you',
            count: 1,
            modes: [
              { do: 'move', what, to: 'hand' },
              {
                do: 'move',
                what: { choose: { in: 'manaZone', of: 'any' }, count: 1, amount: 'exactly', by: 'you' },
                to: 'hand',
              },
            ],
          }
        : undefined,
  ),
  rule('destroy <number> of your other <filter> or destroy this creature', (count, filter) => {
    const choose: Group = { in: 'battleZone', of: 'you', filter: { ...filter, other: true } };
    const itself: Effect = { do: 'destroy', what: { ref: 'this' } };
    const others: Effect = { do: 'destroy', what: { choose, count, amount: 'exactly', by: 'you' } };
    return {
      do: 'if',
      condition: { kind: 'count', of: choose, is: { min: count } },
      then: { do: 'modes', by: 'you', count: 1, modes: [others, itself] },
      otherwise: itself,
    };
  }),
  rule(
    'choose <target> . then , for each <counted> , you may choose <another> . <deedToAll>',
    (first, of, more, deed) =>
      'choose' in first && isOne(first) && JSON.stringify(first.choose) === JSON.stringify(more)
        ? chosenAndMore(first, of, deed)
        : undefined,
  ),
  rule('choose <plainChoice>', (what) => ({ do: 'choose', what })),
  rule('add <target> to your shields face down', (what) => ({ do: 'move', what, to: 'shieldZone' })),
  rule('put <target> into [the] battle zone', (what) => ({ do: 'put', what })),
  rule('choose <target> and turn it face up', (what) => ({ do: 'turn', what, to: 'faceUp' })),
  rule('choose <target> and put the top card of that creature into <placeOf>', (what, to) =>
    isOne(what) ? { do: 'move', what, to, topOnly: true } : undefined,
  ),
  rule('choose <target> . your opponent puts that creature/card into his <zone>', (target, zone) => {
    const what = opponents(target);
    const to = pile(zone);
    return what && to && isOne(what) ? { do: 'move', what, to } : undefined;
  }),
  rule('choose <target> . your opponent puts those creatures/cards into his <zone>', (target, zone) => {
    const what = opponents(target);
    const to = pile(zone);
    return what && to && !isOne(what) ? { do: 'move', what, to } : undefined;
  }),
  rule(
    'choose <target> without looking and put it into your graveyard . you can\'t use the " shield trigger " ability of that shield',
    (what) => ({ do: 'move', what, to: 'graveyard' }),
  ),
  rule('for each <counted> , you may choose <target> and <deed>', (of, what, deed) =>
    isOne(what) ? asks(deed, upToAsMany(what, of)) : undefined,
  ),
  rule('for each <counted> , you may choose <target> and turn it face up', (of, what) =>
    isOne(what) ? { do: 'turn', what: upToAsMany(what, of), to: 'faceUp' } : undefined,
  ),
  rule('tap <target> for each <counted>', (what, of) =>
    isOne(what) ? { do: 'tap', what: asMany(what, of) } : undefined,
  ),
  rule(
    'put all the cards from your <zone> into your <zone> and , at the same time , put all the cards from your <zone> into your <zone> tapped',
    (from, to, back, place) =>
      from === place && to === back && place === 'manaZone'
        ? {
            do: 'atOnce',
            moves: [
              { do: 'move', what: { in: from, of: 'you' }, to },
              { do: 'move', what: { in: back, of: 'you' }, to: place, tapped: true },
            ],
          }
        : undefined,
  ),
];

export const OFFICIAL_MOVE_PARTS = {
  opponent: [word('your opponent', true), word('he', true)],
  /** More like those that were chosen first. */
  another: [
    rule("another opponent's <tabled>", (filter) => ({ in: 'battleZone', of: 'opponent', filter })),
    rule("another of your opponent's <tabled>", (filter) => ({ in: 'battleZone', of: 'opponent', filter })),
    rule('another <tabled>', (filter) => ({ in: 'battleZone', of: 'any', filter })),
  ],
  deedToAll: [
    word('tap all those creatures', { do: 'tap' }),
    word('destroy all those creatures', { do: 'destroy' }),
    rule('return all those creatures to <handOf>', () => ({ do: 'move', to: 'hand' })),
  ],
  hisActs: [
    rule('<hisAct>', (act) => act),
    rule('<hisAct> and chooses <hisChoice> and <hisDeed>', (first, what, deed) => ({
      do: 'inOrder',
      effects: [first, asks(deed, what)],
    })),
    rule('<hisAct> , then chooses <hisChoice> and <hisDeed>', (first, what, deed) => ({
      do: 'inOrder',
      effects: [first, asks(deed, what)],
    })),
  ],
  /** What the opponent does. */
  hisAct: [
    rule('<opponent> discards a card at random from his hand', () => ({ do: 'discard', what: atRandom(1) })),
    rule('<opponent> discards a card at random from his hand for each <counted>', (_, count) => ({
      do: 'discard',
      what: atRandom({ count }),
    })),
    rule('<opponent> discards <number> cards at random from his hand', (_, count) => ({
      do: 'discard',
      what: atRandom(count),
    })),
    rule('<opponent> discards a card [from his hand]', () => ({ do: 'discard', what: his(OPPONENTS_HAND) })),
    rule('<opponent> discards <number> cards [from his hand]', (_, count) => ({
      do: 'discard',
      what: his(OPPONENTS_HAND, { amount: 'exactly', count }),
    })),
    rule('<opponent> discards his hand', () => ({ do: 'discard', what: OPPONENTS_HAND })),
    rule('<opponent> discards all [the] cards in/from his hand', () => ({
      do: 'discard',
      what: OPPONENTS_HAND,
    })),
    rule('<opponent> chooses and discards <hisChoice>', (_, what) => ({ do: 'discard', what })),
    rule('<opponent> chooses and discards <hisChoice> for each <counted>', (_, what, of) =>
      isOne(what) ? { do: 'discard', what: asMany(what, of) } : undefined,
    ),
    rule('<opponent> chooses and destroys <hisChoice>', (_, what) => ({ do: 'destroy', what })),
    rule('<opponent> chooses <hisChoice> [,] and <hisDeed>', (_, what, deed) => asks(deed, what)),
    rule('<opponent> chooses <hisChoice> or <hisChoice> and <hisDeed>', (_, one, other, deed) =>
      isOne(one) && isOne(other) ? eitherOf(one, other, deed) : undefined,
    ),
    rule(
      '<opponent> chooses one of his <tabled> that can attack . that creature attacks that turn if able',
      (_, filter) => ({
        do: 'lasting',
        affects: { ...his({ in: 'battleZone', of: 'opponent', filter }), able: 'attack' },
        effects: [{ kind: 'mustAttack' }],
        until: 'turn',
      }),
    ),
    rule('<opponent> may choose <hisChoice> and put it into the battle zone', (_, what) =>
      isOne(what) ? { do: 'put', what: { ...what, amount: 'upTo' } } : undefined,
    ),
  ],
  hisChoice: [
    rule('<quantity> of his <filter>', (quantity, filter) =>
      his({ in: 'battleZone', of: 'opponent', filter }, quantity),
    ),
    rule('<quantity> of his <tabled>', (quantity, filter) =>
      his({ in: 'battleZone', of: 'opponent', filter }, quantity),
    ),
    rule('<quantity> of his shields', (quantity) => his({ in: 'shieldZone', of: 'opponent' }, quantity)),
    rule('a/an <filter> from/in his <zone>', (filter, zone) => his({ in: zone, of: 'opponent', filter })),
    rule('<quantity> <filter> from/in his <zone>', (quantity, filter, zone) =>
      his({ in: zone, of: 'opponent', filter }, quantity),
    ),
  ],
  deed: [
    word('tap it/them', { do: 'tap' }),
    word('untap it/them', { do: 'untap' }),
    word('destroy it/them', { do: 'destroy' }),
    rule('return it/them to <handOf>', () => ({ do: 'move', to: 'hand' })),
    rule('put it/them into <handOf>', () => ({ do: 'move', to: 'hand' })),
    rule('put it/them into <placeOf>', (to) => ({ do: 'move', to })),
    word('put it/them into the battle zone', { do: 'put' }),
    word('put it on top of his deck', { do: 'move', to: 'deck', position: 'top' }),
    word("add it to its owner's shields face down", { do: 'move', to: 'shieldZone' }),
  ],
  hisDeed: [
    word('destroys it/them', { do: 'destroy' }),
    rule('returns it/them to <handOf>', () => ({ do: 'move', to: 'hand' })),
    rule('puts it/them into <placeOf>', (to) => ({ do: 'move', to })),
    word('puts it/them into the battle zone', { do: 'put' }),
  ],
  handOf: [
    word("its owner's hand", true),
    word("their owners' hands", true),
    word("their owner's hands", true),
    word('your/his hand', true),
    word("your opponent's hand", true),
  ],
  placeOf: [
    rule('your/his <zone>', pile),
    rule("its owner's <zone>", pile),
    rule("your opponent's <zone>", pile),
  ],
} satisfies Partial<Grammar>;
