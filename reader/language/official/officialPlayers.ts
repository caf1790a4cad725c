import { type Choice, type Effect, type Group, inOrder } from 'taiki/words';
import { type Grammar, type Rule, rule, word } from '../../grammar/rule.ts';

const BOTH = ['you', 'opponent'] as const;

/** 101.4. The active player first is what the engine sees to; the definition names you first. */
const byBoth = (effect: (who: 'you' | 'opponent') => Effect): Effect => inOrder(...BOTH.map(effect));

/** What each player chooses among cards of his own. */
const own = ({ choose, ...choice }: Choice, of: 'you' | 'opponent'): Choice =>
  'ref' in choose ? { ...choice, choose, by: of } : { ...choice, choose: { ...choose, of }, by: of };

const toGraveyard = (what: Choice): Effect =>
  byBoth((who) => ({ do: 'move', what: own(what, who), to: 'graveyard' }));

const ofYours = (choose: Group, count: Choice['count'] = 1): Choice => ({
  choose,
  count,
  amount: 'exactly',
  by: 'you',
});

const drawsAgain = (as: string, who: 'you' | 'opponent'): Effect => ({
  do: 'draw',
  who,
  count: { named: as },
});

/** What each player does. */
export const OFFICIAL_PLAYERS: readonly Rule<Effect>[] = [
  word('each player may draw a card', { do: 'draw', who: 'any', count: 1, upTo: true }),
  word('each player discards his hand', { do: 'discard', what: { in: 'hand', of: 'any' } }),
  rule('each player discards a card at random from his hand', () =>
    byBoth((of) => ({
      do: 'discard',
      what: { choose: { in: 'hand', of }, count: 1, amount: 'exactly', by: 'you', atRandom: true },
    })),
  ),
  rule('each player chooses <ownChoice> and puts it/them into his graveyard', toGraveyard),
  rule('each player puts <ownChoice> into his graveyard', toGraveyard),
  rule('each player returns all cards from his <zone> to his hand', (zone) =>
    zone === 'manaZone' || zone === 'graveyard'
      ? { do: 'move', what: { in: zone, of: 'any' }, to: 'hand' }
      : undefined,
  ),
  rule('each player draws a card for each of his <tabled>', (filter) =>
    byBoth((who) => ({ do: 'draw', who, count: { count: { in: 'battleZone', of: who, filter } } })),
  ),
  rule('each player chooses <ownChoice> . tap the rest of the creatures in the battle zone', (what) =>
    inOrder(
      { do: 'choose', what: { ...own(what, 'you'), as: 'yours' } },
      { do: 'choose', what: { ...own(what, 'opponent'), as: 'theirs' } },
      {
        do: 'tap',
        what: {
          in: 'battleZone',
          of: 'any',
          filter: {
            type: 'creature',
            not: { anyOf: [{ is: { ref: 'yours' } }, { is: { ref: 'theirs' } }] },
          },
        },
      },
    ),
  ),
  rule(
    'each player counts the cards in his hand , shuffles these/those cards into his deck , then draws that many cards',
    () =>
      inOrder(
        ...BOTH.map(
          (of): Effect => ({ do: 'remember', amount: { count: { in: 'hand', of } }, as: `of ${of}` }),
        ),
        { do: 'move', what: { in: 'hand', of: 'any' }, to: 'deck' },
        { do: 'shuffle', who: 'any' },
        ...BOTH.map((who) => drawsAgain(`of ${who}`, who)),
      ),
  ),
  word(
    'each player puts all the cards from his mana zone into his hand and , at the same time , puts all the cards from his hand into his mana zone tapped',
    {
      do: 'atOnce',
      moves: [
        { do: 'move', what: { in: 'manaZone', of: 'any' }, to: 'hand' },
        { do: 'move', what: { in: 'hand', of: 'any' }, to: 'manaZone', tapped: true },
      ],
    },
  ),
];

export const OFFICIAL_PLAYER_PARTS = {
  /** A choice of each player, written as yours. */
  ownChoice: [
    rule('a/an <filter> in/from his <zone>', (filter, zone) => ofYours({ in: zone, of: 'you', filter })),
    rule('<number> <filter> in/from his <zone>', (count, filter, zone) =>
      ofYours({ in: zone, of: 'you', filter }, count),
    ),
    rule('one of his <tabled>', (filter) => ofYours({ in: 'battleZone', of: 'you', filter })),
  ],
} satisfies Partial<Grammar>;
