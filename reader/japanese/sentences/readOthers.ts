import { type Effect, type EventPattern, type Filter, type Group, inOrder, type Target } from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { doneOn } from '../../language/official/antecedent.ts';
import { chosen, groupOf } from '../readNouns.ts';
import { type Described, isPlain, means, type Quantity, says, withFilter } from '../values.ts';
import { speaksOfSelf } from './readActs.ts';

const OPPONENTS_HAND: Group = { in: 'hand', of: 'opponent' };

const HAND: Group = { in: 'hand', of: 'you' };

const one = { amount: 'exactly', count: 1 } as const;

/** 603.6. What follows the battle, or the attack, of what the event is about. */
const afterIts = (
  what: EventPattern,
  event: 'battleEnds' | 'endOfAttack',
  effect: Effect,
): Effect | undefined => {
  const done = speaksOfSelf(effect) ? undefined : doneOn(what, effect);
  return (
    done && {
      do: 'delayed',
      ability: {
        kind: 'triggered',
        when: { event, what: { of: 'any', filter: { is: { ref: 'that' } } } },
        effect: done,
      },
      until: 'attack',
    }
  );
};

/** An instruction that follows the attack of a creature that is not the bearer. */
export const afterItsAttack = (event: EventPattern, effect: Effect): Effect | undefined =>
  JSON.stringify(event).includes('"itself":true') ? undefined : afterIts(event, 'endOfAttack', effect);

const SEEN_HAND = '{相手の手札を見て|相手の手札を見る。}[、]';

const takenFromHand = (
  filter: Filter,
  quantity: { readonly amount: 'exactly' | 'upTo' | 'any'; readonly count: unknown },
  to: 'manaZone' | 'shieldZone' | 'deck',
  more: { readonly position?: 'bottom' } = {},
): Effect =>
  inOrder(
    { do: 'look', what: OPPONENTS_HAND },
    {
      do: 'move',
      what: { choose: withFilter(OPPONENTS_HAND, filter), ...quantity, by: 'you' } as Target,
      to,
      ...more,
    },
  );

const FROM_HAND_TO = [
  ['{持ち主の|相手の}マナゾーンに置', 'く', 'いてもよい', 'manaZone'],
  [
    '{裏向きにして|裏向きのまま|}[、]{新しいシールドとして[、]|}{持ち主の|相手の}{シールド|シールドゾーン}に加え',
    'る',
    'てもよい',
    'shieldZone',
  ],
] as const;

const FROM_HAND: readonly Rule<Effect>[] = FROM_HAND_TO.flatMap(([before, plain, may, to]) => [
  ...says(
    `${SEEN_HAND}その中から<described>を[、]<quantity>{選び[、]|選んで[、]}${before}${plain}` as '<described><quantity>',
    (cards, quantity) => (isPlain(cards) ? takenFromHand(cards.filter, quantity, to) : undefined),
  ),
  ...says(
    `${SEEN_HAND}その中から<quantity>{選び[、]|選んで[、]}${before}${plain}` as '<quantity>',
    (quantity) => takenFromHand({}, quantity, to),
  ),
  ...says(
    `${SEEN_HAND}その中から<quantity>{選び[、]|選んで[、]}${before}${may}` as '<quantity>',
    ({ amount, count }) =>
      amount === 'exactly' ? takenFromHand({}, { amount: 'upTo', count }, to) : undefined,
  ),
]);

const attacksRegardless: Effect = {
  do: 'lasting',
  affects: { in: 'battleZone', of: 'you', filter: { type: 'creature' } },
  effects: [{ kind: 'can', permission: { do: 'attackPlayersRegardless' } }],
  until: 'turn',
  alsoLater: true,
};

const REGARDLESS =
  '召喚酔いや、「このクリーチャーは攻撃することができない」または「このクリーチャーは、相手プレイヤーを攻撃できない」などの効果が無効になる[。]';

/** An effect of which no evolution creature may be chosen. */
function withoutEvolutions(effect: Effect): Effect | undefined {
  if (effect.do === 'may') {
    const inner = withoutEvolutions(effect.effect);
    return inner && { ...effect, effect: inner };
  }
  if (effect.do !== 'put' || !('choose' in effect.what) || !('in' in effect.what.choose)) return undefined;
  const { choose } = effect.what;
  if (choose.filter?.evolution !== undefined) return undefined;
  return {
    ...effect,
    what: { ...effect.what, choose: { ...choose, filter: { ...choose.filter, evolution: false } } },
  };
}

/** 701.9a. Any number of cards from the top, up to this many. */
const lookedAtUpTo = (count: number): Effect =>
  inOrder(
    { do: 'nameNumber', by: 'you', min: 0, max: count, as: 'count' },
    { do: 'lookAtTop', who: 'you', count: { named: 'count' }, as: 'seen' },
    { do: 'move', what: { ref: 'seen' }, to: 'deck' },
  );

/** Cards of the opponent's deck go to the graveyard. */
const buriedFromDeck = (filter: Filter, { amount, count }: Quantity): Effect | undefined =>
  typeof count === 'number' && amount !== 'any'
    ? {
        do: 'search',
        who: 'you',
        of: 'opponent',
        ...withFilter({}, filter),
        count,
        to: 'graveyard',
      }
    : undefined;

const OPPONENTS_DECK: Group = { in: 'deck', of: 'opponent' };

/** 605.2b. Without まで, as many cards as the text says, where nothing has to be true of them (701.10b). */
function asManyBuried(quantity: Quantity, whether: 'may' | 'must'): Effect | undefined {
  const { amount, count } = quantity;
  if (amount !== 'exactly' || typeof count !== 'number' || count === 1) return buriedFromDeck({}, quantity);
  const buried: Effect = {
    do: 'move',
    what: { choose: OPPONENTS_DECK, count, amount, by: 'you' },
    to: 'graveyard',
  };
  return inOrder(
    { do: 'look', what: OPPONENTS_DECK },
    whether === 'may' ? { do: 'may', effect: buried } : buried,
    { do: 'shuffle', who: 'opponent' },
  );
}

const SHIELDS_OF_ANY: Group = { in: 'shieldZone', of: 'any' };

/** The top card of either deck is looked at, and may go elsewhere. */
function eitherDeck(to: 'graveyard' | 'deck'): Effect {
  const looked = (who: 'you' | 'opponent'): Effect =>
    inOrder(
      { do: 'lookAtTop', who, count: 1, as: 'seen' },
      {
        do: 'may',
        effect:
          to === 'deck'
            ? { do: 'move', what: { ref: 'seen' }, to, position: 'bottom' }
            : { do: 'move', what: { ref: 'seen' }, to },
      },
    );
  return { do: 'modes', modes: [looked('you'), looked('opponent')], count: 1, by: 'you' };
}

const DECK: Effect = { do: 'lookAtTop', who: 'you', count: { count: { in: 'deck', of: 'you' } }, as: 'deck' };

const NEW_HANDS: Effect = inOrder(
  { do: 'remember', amount: { count: HAND }, as: 'yours' },
  { do: 'remember', amount: { count: OPPONENTS_HAND }, as: 'theirs' },
  { do: 'move', what: { in: 'hand', of: 'any' }, to: 'deck' },
  { do: 'shuffle', who: 'any' },
  { do: 'draw', who: 'you', count: { named: 'yours' } },
  { do: 'draw', who: 'opponent', count: { named: 'theirs' } },
);

/** All such cards of the opponent's hand are discarded, once it has been seen. */
const discardedFrom =
  (seen: 'look' | 'reveal') =>
  (cards: Described): Effect | undefined =>
    isPlain(cards)
      ? inOrder(
          { do: seen, what: OPPONENTS_HAND },
          { do: 'discard', what: withFilter(OPPONENTS_HAND, cards.filter) },
        )
      : undefined;

const CAST = { ref: 'cast' } as const;

/** 609. A spell that is cast by this effect goes to the bottom of its deck in place of the graveyard. */
function castAndPutBelow(effect: Effect): Effect | undefined {
  const used = effect.do === 'may' && effect.then === undefined ? effect.effect : effect;
  if (used.do !== 'use' || !('choose' in used.what) || used.by !== undefined) return undefined;
  const first: Effect = { do: 'choose', what: { ...used.what, as: CAST.ref } };
  const then = inOrder(
    {
      do: 'replaceUntil',
      replacement: {
        kind: 'replacement',
        of: { event: 'moves', what: { of: 'you', filter: { type: 'spell', is: CAST } }, to: 'graveyard' },
        instead: { kind: 'move', to: 'deck', position: 'bottom' },
      },
      until: 'turn',
    },
    { do: 'use', what: CAST },
  );
  return effect.do === 'may' ? { do: 'may', effect: first, then } : { do: 'ifDone', first, then };
}

const UNTAPPED = { ref: 'untapped' } as const;

/** What follows for creatures that the player has untapped. */
function onUntapped(effect: Effect, then: Effect): Effect | undefined {
  if (effect.do !== 'may' || effect.then !== undefined) return undefined;
  const { effect: untap } = effect;
  return untap.do === 'untap' && 'choose' in untap.what
    ? { ...effect, effect: { ...untap, what: { ...untap.what, as: UNTAPPED.ref } }, then }
    : undefined;
}

/** 801.4. A creature of the mana zone goes below an evolution creature. */
const manaUnderEvolution: Effect = {
  do: 'may',
  effect: {
    do: 'ifDone',
    first: {
      do: 'choose',
      what: {
        choose: { in: 'battleZone', of: 'you', filter: { type: 'evolutionCreature' } },
        count: 1,
        amount: 'exactly',
        by: 'you',
        as: 'evolved',
      },
    },
    then: {
      do: 'putUnder',
      what: {
        choose: { in: 'manaZone', of: 'you', filter: { type: 'creature' } },
        count: 1,
        amount: 'exactly',
        by: 'you',
      },
      under: { ref: 'evolved' },
    },
  },
};

const BELOW_DECK = '唱えた後、{墓地に置く代わりに|墓地の代わりに}山札の下に置く';

/** Sentences that no other topic has. */
export const OTHERS: readonly Rule<Effect>[] = [
  ...FROM_HAND,
  says(
    `${SEEN_HAND}その中から<quantity>選び[、]持ち主のマナゾーンに置いてもよい。{そうした場合、|そうしたら、}<act>` as '<quantity><act>',
    (quantity, then): Effect | undefined =>
      quantity.amount === 'exactly'
        ? inOrder(
            { do: 'look', what: OPPONENTS_HAND },
            {
              do: 'may',
              effect: {
                do: 'move',
                what: { choose: OPPONENTS_HAND, ...quantity, by: 'you' },
                to: 'manaZone',
              },
              then,
            },
          )
        : undefined,
  ),
  says(
    '相手は[、]{自分自身の|自身の}次のターンの終わりまで、<described>を{唱えられない|唱えることができない}',
    (cards): Effect | undefined =>
      isPlain(cards) && cards.filter.type === 'spell'
        ? {
            do: 'lasting',
            affects: { in: 'battleZone', of: 'any' },
            effects: [{ kind: 'cannot', ban: { do: 'cast', who: 'opponent', what: cards.filter } }],
            until: 'endOfOpponentsNextTurn',
            alsoLater: true,
          }
        : undefined,
  ),
  says(
    '相手は[、]{自身の|自分自身の}山札の上から1枚目を墓地に置く。そのカードがクリーチャーなら、<sentence>。呪文なら、自分がコストを支払わずに唱えてから持ち主の墓地に置いてもよい。クリーチャーでも呪文でもない場合、<sentence>',
    (ofCreature, ofNeither): Effect =>
      inOrder(
        { do: 'moveTop', who: 'opponent', count: 1, to: 'graveyard', as: 'it' },
        {
          do: 'if',
          condition: { kind: 'is', what: { ref: 'it' }, like: { type: 'creature' } },
          then: ofCreature,
          otherwise: {
            do: 'if',
            condition: { kind: 'is', what: { ref: 'it' }, like: { type: 'spell' } },
            then: { do: 'may', effect: { do: 'use', what: { ref: 'it' }, by: 'you' } },
            otherwise: ofNeither,
          },
        },
      ),
  ),
  means<Effect>(
    '自分または相手の山札を見る。その中からカードを1枚選び、持ち主の墓地に置いてもよい。その後、そのカードの持ち主は山札をシャッフルする',
    {
      do: 'modes',
      modes: [
        { do: 'search', who: 'you', count: 1, to: 'graveyard' },
        { do: 'search', who: 'you', of: 'opponent', count: 1, to: 'graveyard' },
      ],
      count: 1,
      by: 'you',
    },
  ),
  says(
    'バトルゾーンに<described>が<number>体以上あれば、それをすべて破壊する',
    (cards, min): Effect | undefined => {
      const group = groupOf(cards);
      return group?.in === 'battleZone'
        ? {
            do: 'if',
            condition: { kind: 'count', of: group, is: { min } },
            then: { do: 'destroy', what: group },
          }
        : undefined;
    },
  ),
  means<Effect>(
    '{自分の|}山札を見る。その中から1枚選んで自分のマナゾーンに置き、自分のマナゾーンから1枚選んで墓地に置く。その後、山札をシャッフルする',
    inOrder(
      { do: 'search', who: 'you', count: 1, to: 'manaZone' },
      {
        do: 'move',
        what: { choose: { in: 'manaZone', of: 'you' }, count: 1, amount: 'exactly', by: 'you' },
        to: 'graveyard',
      },
    ),
  ),
  means<Effect>('そのクリーチャーのコスト{の数|}と同じ枚数[の]カードを引く', {
    do: 'draw',
    who: 'you',
    count: { costOf: { ref: 'thatCreature' } },
  }),
  says(
    'クリーチャーを1体、自分のマナゾーンから、バトルゾーンにある自分の進化クリーチャーの下に置いてもよい',
    (): Effect => manaUnderEvolution,
  ),
  says(
    `${SEEN_HAND}その中から<described>をすべて{選び出し、|}持ち主の墓地に置く` as '<described>',
    discardedFrom('look'),
  ),
  says(
    `${SEEN_HAND}{その中から、|相手は、その中から、|相手は[、]その中から}<described>をすべて捨てる` as '<described>',
    discardedFrom('look'),
  ),
  says('相手は手札を見せ、<described>をすべて捨てる', discardedFrom('reveal')),
  says('<during><ref>がタップされていなくても攻撃できる', (until, affects): Effect | undefined =>
    affects.ref === 'this'
      ? undefined
      : {
          do: 'lasting',
          affects,
          effects: [
            {
              kind: 'gains',
              abilities: [
                {
                  kind: 'static',
                  affects: { in: 'battleZone', of: 'opponent', filter: { type: 'creature' } },
                  effects: [{ kind: 'can', permission: { do: 'attackUntapped', what: { itself: true } } }],
                },
              ],
            },
          ],
          until,
        },
  ),
  means<Effect>(
    '{このターン、|このターン}バトルゾーンにある自分のクリーチャーはすべて、たとえ召喚酔いであったり、「このクリーチャーは攻撃することができない」または「このクリーチャーは相手プレイヤーを攻撃できない」と書かれていても、相手プレイヤーを攻撃することができる',
    attacksRegardless,
  ),
  means<Effect>(
    `このターン、{相手プレイヤーを攻撃することができない|自分のクリーチャーが相手プレイヤーを攻撃することができない}効果はすべて無効になる。{(${REGARDLESS})|(${REGARDLESS}ただし、この効果によってクリーチャーを攻撃することは可能にならない[。])}`,
    attacksRegardless,
  ),
  says(
    'このターンの攻撃中、<affected>のパワーは、<counted><signed>される',
    (affects, count, by): Effect => ({
      do: 'lasting',
      affects,
      effects: [
        {
          kind: 'gains',
          abilities: [{ kind: 'keyword', name: 'powerAttacker', by: { times: [by, { count }] } }],
        },
      ],
      until: 'turn',
    }),
  ),
  says(
    '{次の相手のターン、|次の相手のターンに、|相手の次のターンに、|相手の次のターン、}相手の攻撃できるクリーチャーはすべて[、]攻撃しなければならない',
    (): Effect => ({
      do: 'lasting',
      affects: { in: 'battleZone', of: 'opponent', filter: { type: 'creature' } },
      effects: [{ kind: 'mustAttack' }],
      until: 'endOfOpponentsNextTurn',
    }),
  ),
  says(`<act>。そうしたら、その呪文を${BELOW_DECK}` as '<act>', castAndPutBelow),
  says(`<mayAct>。そうしたら、その呪文を${BELOW_DECK}` as '<mayAct>', castAndPutBelow),
  says(`<mayAct>。こうして呪文を唱えたなら、それを${BELOW_DECK}` as '<mayAct>', castAndPutBelow),
  means<Effect>(
    'この呪文を自分の手札から唱えた後、墓地に置く代わりに自分のシールド1つの上に表向きにして置く[。(そのシールドの束は1つと数える)]',
    {
      do: 'if',
      condition: { kind: 'is', what: { ref: 'this' }, like: { usedThrough: 'hand' } },
      then: {
        do: 'putOnShield',
        what: { ref: 'this' },
        on: { choose: { in: 'shieldZone', of: 'you' }, count: 1, amount: 'exactly', by: 'you' },
      },
    },
  ),
  says('<act>。1体しかない場合は、その1体を自分の手札に戻す', (effect) =>
    effect.do === 'move' && effect.to === 'hand' && 'choose' in effect.what && effect.what.count === 2
      ? effect
      : undefined,
  ),
  means<Effect>(
    '各プレイヤーは{自分自身の|自身の}手札を{数え、|}それぞれの山札に戻してシャッフルし、{その枚数と|戻した手札と}同じ枚数のカードを引く',
    NEW_HANDS,
  ),
  says(
    '<counted>相手の手札から<number>枚[、]見ないで選び、持ち主の墓地に置く。相手の手札の枚数がそれ以下の場合には、相手は手札すべてを持ち主の墓地に置く',
    (count, number): Effect | undefined =>
      number === 1
        ? {
            do: 'discard',
            what: { choose: OPPONENTS_HAND, count: { count }, amount: 'exactly', by: 'you', atRandom: true },
          }
        : undefined,
  ),
  says(
    '<counted>相手は{自分自身の|自身の}手札から<number>枚選んで持ち主の墓地に置く。相手の手札がそれ以下の場合は、相手は{自分自身の|自身の}手札をすべて持ち主の墓地に置く',
    (count, number): Effect | undefined =>
      number === 1
        ? {
            do: 'discard',
            what: { choose: OPPONENTS_HAND, count: { count }, amount: 'exactly', by: 'opponent' },
          }
        : undefined,
  ),
  says(
    '<counted>1枚、相手は{自分自身の|自身の}手札を選び、捨てる',
    (count): Effect => ({
      do: 'discard',
      what: { choose: OPPONENTS_HAND, count: { count }, amount: 'exactly', by: 'opponent' },
    }),
  ),
  says(
    'シールドを<number>枚選んで見る[。その後、それを元に戻す]',
    (count): Effect => ({
      do: 'look',
      what: { choose: SHIELDS_OF_ANY, count, amount: 'exactly', by: 'you' },
    }),
  ),
  says(
    'シールドを<number>枚選び、表向きにする[。][(選んだシールドは、シールドゾーンにある間、表向きにしておく)]',
    (count): Effect => ({
      do: 'turn',
      what: { choose: SHIELDS_OF_ANY, count, amount: 'exactly', by: 'you' },
      to: 'faceUp',
    }),
  ),
  says(
    '<counted>シールドを1枚選び、表向きにしてもよい[。][(選んだシールドは、シールドゾーンにある間、表向きにしておく)]',
    (count): Effect => ({
      do: 'turn',
      what: { choose: SHIELDS_OF_ANY, count: { count }, amount: 'upTo', by: 'you' },
      to: 'faceUp',
    }),
  ),
  says('<mayAct>。こうしてアンタップしたクリーチャーは[、]<during><verbPhrase>', (effect, until, effects) =>
    onUntapped(effect, { do: 'lasting', affects: UNTAPPED, effects, until }),
  ),
  says(
    '<during><affected>のパワーは[、]<signed>され、<affected>のパワーは[、]<signed>される',
    (until, affects, by, others, than): Effect | undefined =>
      'ref' in affects || 'ref' in others
        ? undefined
        : inOrder(
            { do: 'lasting', affects, effects: [{ kind: 'power', by }], until },
            { do: 'lasting', affects: others, effects: [{ kind: 'power', by: than }], until },
          ),
  ),
  says(
    '<during>相手は[、]{自分自身の|自身の}手札をマナゾーンに置く{ことができない|ことはできない}',
    (until): Effect => ({
      do: 'lasting',
      affects: OPPONENTS_HAND,
      effects: [{ kind: 'cannot', ban: { do: 'move', from: 'hand', to: 'manaZone' } }],
      until,
      alsoLater: true,
    }),
  ),
  says(
    '<described>を破壊する。2体以上{ある場合|あれば}、自分がどちらを破壊するか選ぶ',
    (cards): Effect | undefined => {
      const what = chosen(cards, one);
      return what &&
        cards.filter.extreme !== undefined &&
        'in' in what.choose &&
        what.choose.in === 'battleZone'
        ? { do: 'destroy', what }
        : undefined;
    },
  ),
  says(
    '相手の山札を見る。その中から<described>を<quantity>選び、持ち主の墓地に置{く|いてもよい}。その後、相手は{自分自身の|自身の|}山札をシャッフルする',
    (cards, quantity) => (isPlain(cards) ? buriedFromDeck(cards.filter, quantity) : undefined),
  ),
  says(
    '相手の山札を見る。その中から<quantity>選び、持ち主の墓地に置いてもよい。その後、相手は{自分自身の|自身の|}山札をシャッフルする',
    (quantity) => asManyBuried(quantity, 'may'),
  ),
  says(
    '相手の山札を見る。その中から<quantity>選び、持ち主の墓地に置く。その後、相手は{自分自身の|自身の|}山札をシャッフルする',
    (quantity) => asManyBuried(quantity, 'must'),
  ),
  means<Effect>('相手は{自分自身の|自身の}シールドを{1枚|1つ}選ぶ。そのシールドをブレイクする', {
    do: 'breakShields',
    of: 'opponent',
    count: 1,
    by: 'opponent',
  }),
  means<Effect>('相手の山札の上から1枚目と手札を見てもよい', {
    do: 'may',
    effect: inOrder(
      { do: 'lookAtTop', who: 'opponent', count: 1, as: 'seen' },
      { do: 'look', what: OPPONENTS_HAND },
    ),
  }),
  says(
    '<group>と同じ枚数のカードを、自分の山札の上から取り、自分のマナゾーンにタップして置く',
    (count): Effect => ({
      do: 'moveTop',
      who: 'you',
      count: { count },
      to: 'manaZone',
      tapped: true,
    }),
  ),
  says(
    '<group>{の枚数|}を数える。その数だけ、自分の山札の上から、タップしてマナゾーンに置いてもよい',
    (count): Effect => ({
      do: 'may',
      effect: { do: 'moveTop', who: 'you', count: { count }, to: 'manaZone', tapped: true },
    }),
  ),
  says('{自分の|}山札の上から<number>枚まで見て、<order>山札に戻す', (count) => lookedAtUpTo(count)),
  says(
    '各プレイヤーは[、]相手の手札を<number>枚見ないで選び、捨てさせる',
    (count): Effect =>
      inOrder(
        ...([OPPONENTS_HAND, HAND] as const).map(
          (choose): Effect => ({
            do: 'discard',
            what: {
              choose,
              count,
              amount: 'exactly',
              by: choose === HAND ? 'opponent' : 'you',
              atRandom: true,
            },
          }),
        ),
      ),
  ),
  says(
    '<counted><described>を1体選んでもよい。{その後、|}選んだクリーチャーをすべてタップする',
    (count, cards): Effect | undefined => {
      const what = chosen(cards, one);
      return what &&
        cards.filter.other === undefined &&
        'in' in what.choose &&
        what.choose.in === 'battleZone'
        ? { do: 'tap', what: { ...what, amount: 'upTo', count: { count } } }
        : undefined;
    },
  ),
  says('<mayAct>。{ただし、|ただし}進化クリーチャーは選べない', (effect) => withoutEvolutions(effect)),
  says('<act>。{ただし、|ただし}進化クリーチャーは選べない', (effect) => withoutEvolutions(effect)),
  says(
    'いずれかのプレイヤーの山札の上から1枚目を見る。{その後、|}そのカードを持ち主の山札の一番下に置いてもよい',
    () => eitherDeck('deck'),
  ),
  says(
    'いずれかのプレイヤーの山札の上から1枚目を見る。{その後、|}そのカードを持ち主の墓地に置いてもよい',
    () => eitherDeck('graveyard'),
  ),
  says(
    '<opened><described>を[、]1{体|枚}[、]選び、{バトルゾーンにある|}このクリーチャーの上に置いてもよい<shuffled>',
    (_, cards): Effect | undefined =>
      isPlain(cards)
        ? inOrder(
            DECK,
            {
              do: 'put',
              what: { choose: { ref: 'deck', filter: cards.filter }, count: 1, amount: 'upTo', by: 'you' },
              onto: { ref: 'this' },
            },
            { do: 'shuffle', who: 'you' },
          )
        : undefined,
  ),
  says(
    '{このターン、|このターン中、|そのターン、}<event>時、<during><affected><predicate>',
    (event, until, affects, effects): Effect | undefined => {
      const done = doneOn(event, { do: 'lasting', affects, effects, until });
      return (
        done && { do: 'delayed', ability: { kind: 'triggered', when: event, effect: done }, until: 'turn' }
      );
    },
  ),
  says(
    '<during>相手は[、]<described>を{唱えられない|唱えることができない}',
    (until, cards): Effect | undefined =>
      isPlain(cards) && cards.filter.type === 'spell'
        ? {
            do: 'lasting',
            affects: { in: 'battleZone', of: 'any' },
            effects: [{ kind: 'cannot', ban: { do: 'cast', who: 'opponent', what: cards.filter } }],
            until,
            alsoLater: true,
          }
        : undefined,
  ),
  says(
    '<during>誰も[、]「S・トリガー」を{使うことはできない|使えない}',
    (until): Effect => ({
      do: 'lasting',
      affects: { in: 'shieldZone', of: 'any' },
      effects: [{ kind: 'cannot', ban: { do: 'useShieldTrigger' } }],
      until,
      alsoLater: true,
    }),
  ),
  says(
    '次の自分のターンの終わりまで、自分の手札に加え{る|られる}{シールド|シールドカード}はすべて「S・トリガー」を得る',
    (): Effect => ({
      do: 'lasting',
      affects: { in: 'shieldZone', of: 'you' },
      effects: [{ kind: 'gains', abilities: [{ kind: 'keyword', name: 'shieldTrigger' }] }],
      until: 'endOfYourNextTurn',
      alsoLater: true,
    }),
  ),
  says(
    '{このターン、|そのターン、}<owner>の<zone>から<described>を召喚してもよい',
    (of, zone, { of: whose, in: place, filter }): Effect | undefined =>
      of === 'you' &&
      whose === undefined &&
      place === undefined &&
      zone === 'manaZone' &&
      filter.type === 'creature'
        ? {
            do: 'lasting',
            affects: { in: zone, of, filter },
            effects: [{ kind: 'can', permission: { do: 'summonFrom', zone } }],
            until: 'turn',
            alsoLater: true,
          }
        : undefined,
  ),
  says(
    '<described>を1枚、自分の<zone>から選ぶ。このターン中、そのカードを使ってもよい。[(ただし、そのコストは支払う)]',
    ({ of, in: place, filter }, zone): Effect | undefined =>
      of === undefined && place === undefined && zone === 'graveyard'
        ? {
            do: 'lasting',
            affects: { choose: { in: zone, of: 'you', filter }, count: 1, amount: 'exactly', by: 'you' },
            effects: [{ kind: 'can', permission: { do: 'summonFrom', zone, use: 'any' } }],
            until: 'turn',
          }
        : undefined,
  ),
  says(
    '<affected>のパワーは[、]<during><counted><signed>される',
    (affects, until, count, by): Effect => ({
      do: 'lasting',
      affects,
      effects: [{ kind: 'power', by: { times: [by, { count }] } }],
      until,
    }),
  ),
  says('<during><described>すべてのパワーは<number>になる', (until, cards, to): Effect | undefined => {
    const affects = groupOf(cards);
    return affects?.in === 'battleZone'
      ? { do: 'lasting', affects, effects: [{ kind: 'setPower', to }], until }
      : undefined;
  }),
  says(
    '<described>は{すべて、|すべて|}次の相手のターンのはじめに{アンタップされない|アンタップしない}',
    (cards): Effect | undefined => {
      const affects = groupOf(cards);
      return affects?.in === 'battleZone'
        ? {
            do: 'lasting',
            affects,
            effects: [{ kind: 'doesNotUntap' }],
            until: 'endOfOpponentsNextTurn',
          }
        : undefined;
    },
  ),
  says(
    '相手は[、]次の自分自身のターンのはじめに、<affected>をアンタップできない',
    (affects): Effect => ({
      do: 'lasting',
      affects,
      effects: [{ kind: 'doesNotUntap' }],
      until: 'endOfOpponentsNextTurn',
    }),
  ),
  says(
    'それぞれのマナゾーンからカードを1枚ずつ選び、持ち主の山札の一番上に置く',
    (): Effect => ({
      do: 'atOnce',
      moves: (['you', 'opponent'] as const).map((of) => ({
        do: 'move',
        what: { choose: { in: 'manaZone', of }, count: 1, amount: 'exactly', by: 'you' },
        to: 'deck',
      })),
    }),
  ),
  says(
    '{このターンの終わりに、|そのターンの終わりに、}<counted>カードを<number>枚引いてもよい',
    (count, number): Effect => ({
      do: 'delayed',
      ability: {
        kind: 'triggered',
        when: { event: 'endOfTurn', of: 'any' },
        effect: {
          do: 'may',
          effect: {
            do: 'draw',
            who: 'you',
            count: number === 1 ? { count } : { times: [number, { count }] },
          },
        },
      },
      until: 'turn',
    }),
  ),
  says(
    'この呪文を唱えた後、墓地に置く代わりに[自分の]手札に戻す',
    (): Effect => ({ do: 'move', what: { ref: 'this' }, to: 'hand' }),
  ),
  says(
    'この呪文を唱えた後、墓地に置く代わりにタップして[自分の]マナゾーンに置く',
    (): Effect => ({ do: 'move', what: { ref: 'this' }, to: 'manaZone', tapped: true }),
  ),
].flat();
