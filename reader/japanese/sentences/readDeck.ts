import {
  type Choice,
  type Effect,
  type Filter,
  type Group,
  inOrder,
  type Ref,
  type Target,
} from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import {
  isPlain,
  type JapaneseGrammar,
  means,
  type Quantity,
  same,
  says,
  type Taken,
  withFilter,
} from '../values.ts';
import { VERBS } from '../verbs.ts';

/** The cards from the top of the deck, whether they are looked at or revealed. */
const SEEN: Ref = { ref: 'seen' };

const looked = (count: number, show?: true): Effect => ({
  do: 'lookAtTop',
  who: 'you',
  count,
  as: 'seen',
  ...(show === undefined ? {} : { show }),
});

const ofThem = (filter: Filter, quantity: Quantity): Choice => ({
  choose: withFilter(SEEN, filter),
  ...quantity,
  by: 'you',
});

const allOfThem = (filter: Filter): Group => ({ in: 'deck', of: 'you', filter: { ...filter, is: SEEN } });

const { put: PUT, return: RETURN } = VERBS;

/** Where cards go, and the verb in its forms: at the end, before another verb, and before 〜もよい. */
const DESTINATIONS = [
  { text: '[自分の]手札に', plain: '加える', stem: '加え', te: '加えて', to: 'hand' },
  { text: '[自分の]マナゾーンに', plain: '置く', stem: '置き', te: '置いて', to: 'manaZone' },
  { text: '[自分の]マナゾーンに', plain: '加える', stem: '加え', te: '加えて', to: 'manaZone' },
  { text: '{自分の|持ち主の|}墓地に', plain: '置く', stem: '置き', te: '置いて', to: 'graveyard' },
  { text: '[バトルゾーンに]', plain: '出す', stem: '出し', te: '出して', to: 'battleZone' },
  {
    text: '<faceDown>[自分の]シールドゾーンに',
    plain: '加える',
    stem: '加え',
    te: '加えて',
    to: 'shieldZone',
  },
  { text: '', plain: 'シールド化する', stem: 'シールド化し', te: 'シールド化して', to: 'shieldZone' },
  ...[PUT, RETURN].flatMap(
    (verb) =>
      [
        { text: '[自分の]山札の{一番下|下}に', ...verb, to: 'deck', position: 'bottom' },
        { text: '[自分の]山札の{一番上|上}に', ...verb, to: 'deck' },
      ] as const,
  ),
] as const;

type Destination = (typeof DESTINATIONS)[number];

/** The owner orders cards that go to a deck, whether it is said or not. */
const orderOf = ({ to }: Destination): string => (to === 'deck' ? '<order>' : '');

function going(what: Target, { to, ...more }: Destination): Effect {
  if (to === 'battleZone') return { do: 'put', what };
  return 'position' in more ? { do: 'move', what, to, position: 'bottom' } : { do: 'move', what, to };
}

/** What is shown is chosen first. */
function shownAndGoing({ what, shown }: Taken, destination: Destination): Effect {
  if (shown === undefined || !('choose' in what)) return going(what, destination);
  const found: Ref = { ref: 'found' };
  return inOrder(
    { do: 'choose', what: { ...what, as: 'found' } },
    { do: 'reveal', what: found },
    going(found, destination),
  );
}

/** 〜てもよい: the player may take fewer. */
function optional({ what, shown }: Taken, destination: Destination): Effect | undefined {
  if (!('choose' in what)) return { do: 'may', effect: going(what, destination) };
  const fewer: Choice = what.amount === 'exactly' ? { ...what, amount: 'upTo' } : what;
  return shownAndGoing(shown === undefined ? { what: fewer } : { what: fewer, shown }, destination);
}

/** How many cards of those that are looked at the first instructions take; undefined where the player decides. */
function numberTaken(effect: Effect): number | undefined {
  if (effect.do === 'inOrder')
    return effect.effects.reduce<number | undefined>((sum, one) => {
      const more = numberTaken(one);
      return sum === undefined || more === undefined ? undefined : sum + more;
    }, 0);
  if (effect.do === 'choose' || effect.do === 'reveal') return 0;
  if (!('what' in effect) || !('choose' in effect.what)) return undefined;
  const { amount, count, choose } = effect.what;
  return amount === 'exactly' && typeof count === 'number' && !('filter' in choose) ? count : undefined;
}

/** 「他の3枚を」 must be as many as are left. */
const agrees = (look: Effect, taken: Effect, rest: number | undefined): boolean =>
  rest === undefined ||
  (look.do === 'lookAtTop' &&
    typeof look.count === 'number' &&
    (numberTaken(taken) === undefined || look.count - (numberTaken(taken) ?? 0) === rest));

const RESTS = DESTINATIONS.filter(({ to }) => to !== 'battleZone').flatMap((destination) => {
  const { text, plain, to } = destination;
  const goes = to === 'deck' ? `<order>${text}<order>${plain}` : `${text}${plain}`;
  return [
    ...says(`<restOf>${goes}` as '<restOf>', () => ({ effect: going(SEEN, destination) })),
    ...says(
      `{他の|残りの|もう}<number>枚を${goes}` as '<number>',
      (number: number): { effect: Effect; number: number } => ({ effect: going(SEEN, destination), number }),
    ),
  ];
});

const whole = (
  { look, may }: { readonly look: Effect; readonly may?: true },
  ...effects: readonly Effect[]
): Effect =>
  may === undefined
    ? inOrder(look, ...effects)
    : {
        do: 'may',
        effect: look,
        then: effects.length === 1 && effects[0] ? effects[0] : inOrder(...effects),
      };

/** Sentences about cards from the top of the deck that are looked at or revealed. */
export const DECK_SENTENCES: readonly Rule<Effect>[] = [
  says('<seen>{その中から[、]|その中の|そのうちの|そのうち|}<takenFirst><rest>', (seen, taken, rest) =>
    agrees(seen.look, taken, rest.number) ? whole(seen, taken, rest.effect) : undefined,
  ),
  says('<seen>その中にあるすべての<takenFirst><rest>', (seen, taken, rest) =>
    rest.number === undefined && JSON.stringify(taken).includes('"in":"deck"')
      ? whole(seen, taken, rest.effect)
      : undefined,
  ),
  says('<seen>その中から[、]<took>。{その後、|}<rest>', (seen, taken, rest) =>
    agrees(seen.look, taken, rest.number) ? whole(seen, taken, rest.effect) : undefined,
  ),
  says(
    '<seen>{その後、それを|その後、これを|}<order>{元に戻す|山札に戻す|山札の上に戻す|自分の山札の上に戻す}',
    (seen) => whole(seen, { do: 'move', what: SEEN, to: 'deck' }),
  ),
  says('<seen>その後、その<number>枚を<order>元に戻す', (seen, number) =>
    seen.look.do === 'lookAtTop' && seen.look.count === number
      ? whole(seen, { do: 'move', what: SEEN, to: 'deck' })
      : undefined,
  ),
  says(
    '<seenOne>{それ|そのカード}が[、]<described>{であれば|なら|の場合|ならば}[、]<fate>',
    (look, cards, then) =>
      isPlain(cards) ? whole(look, { do: 'if', condition: isLike(cards.filter), then }) : undefined,
  ),
  says(
    '<seenOne>{それ|そのカード}が[、]<described>{であれば|なら|の場合|ならば}[、]<fate>。<elsewise><fate>',
    (look, cards, then, _, otherwise) =>
      isPlain(cards)
        ? whole(look, { do: 'if', condition: isLike(cards.filter), then, otherwise })
        : undefined,
  ),
  says(
    '<seenOne>{それ|そのカード}が[、]<described>{でなければ|でない場合|ではない場合}[、]<fate>',
    (look, cards, then) =>
      isPlain(cards) ? whole(look, { do: 'if', condition: isLike({ not: cards.filter }), then }) : undefined,
  ),
  says(
    '<seenOne>{それ|そのカード}が[、]<described>{であれば|なら|の場合}[、]<fate>。{そのカードが|それが|}<described>{でない場合|ではない場合|でなければ}、<fate>',
    (look, cards, then, others, otherwise) =>
      isPlain(cards) && same(cards, others)
        ? whole(look, { do: 'if', condition: isLike(cards.filter), then, otherwise })
        : undefined,
  ),
  says(
    '<seenOne>{それ|そのカード}が[、]<described>{でなければ|でない場合|ではない場合}[、]<fate>。{そのカードが|それが|}<described>{であれば|なら|の場合}[、]<fate>',
    (look, cards, otherwise, others, then) =>
      isPlain(cards) && same(cards, others)
        ? whole(look, { do: 'if', condition: isLike(cards.filter), then, otherwise })
        : undefined,
  ),
  says(
    '<seenOne>{それ|そのカード}が[、]<described>{であれば|なら}[、]{バトルゾーンに|}出してもよい。こうして出さなければ、<fate>',
    (look, cards, otherwise) =>
      isPlain(cards)
        ? whole(look, {
            do: 'if',
            condition: isLike(cards.filter),
            then: { do: 'may', effect: { do: 'put', what: SEEN }, otherwise },
            otherwise,
          })
        : undefined,
  ),
  says(
    '<seenOne>{それ|そのカード}が[、]<described>{であれば|なら}[、]<fate>。<described>{であれば|なら}、<fate>',
    (look, cards, then, others, otherwise) =>
      isPlain(cards) && isPlain(others)
        ? whole(
            look,
            { do: 'if', condition: isLike(cards.filter), then },
            { do: 'if', condition: isLike(others.filter), then: otherwise },
          )
        : undefined,
  ),
].flat();

const isLike = (like: Filter) => ({ kind: 'is', what: SEEN, like }) as const;

export const DECK_PARTS = {
  seen: [
    says('{自分の|}山札の上から[、]<number>枚を[、]{見る。|見て、|見る。その後、}', (count) => ({
      look: looked(count),
    })),
    says('{自分の|}山札を[、]上から<number>枚[、]見る。', (count) => ({ look: looked(count) })),
    says('{自分の|}山札のカードを[、]上から<number>枚[、]見る。', (count) => ({ look: looked(count) })),
    says('{自分の|}山札の上から[、]<number>枚を[、]見てもよい。{そうした場合、|}', (count) => ({
      look: looked(count),
      may: true as const,
    })),
    says(
      '{自分の|}山札の上から[、]<number>枚を[、]{表向きにする。|すべてのプレイヤーに見せる。|表向きにし、}',
      (count) => ({
        look: looked(count, true),
      }),
    ),
    says('{自分の|}山札{を|のカードを}[、]上から<number>枚[、]表向きにする。', (count) => ({
      look: looked(count, true),
    })),
    says('{自分の|}山札を[、]上から<number>枚[、]表向きにしてもよい。', (count) => ({
      look: looked(count, true),
      may: true as const,
    })),
    says(
      '{自分の|}山札の上から[、]<number>枚を[、]{表向きにしてもよい。|すべてのプレイヤーに見せてもよい。}{そうした場合、|}',
      (count) => ({
        look: looked(count, true),
        may: true as const,
      }),
    ),
  ].flat(),
  seenOne: [
    says('{自分の|}山札の上から1枚{目|}を[、]見る。', () => ({ look: looked(1) })),
    says(
      '{自分の|}山札をシャッフル{し|した後}、上から1枚目を{表向きにする。|すべてのプレイヤーに見せる。}',
      () => ({
        look: inOrder({ do: 'shuffle', who: 'you' }, looked(1, true)),
      }),
    ),
    says(
      '{自分の|}山札の上から1枚{目|}を[、]{表向きにする。|すべてのプレイヤーに見せる。|表向きにして、}',
      () => ({
        look: looked(1, true),
      }),
    ),
    says(
      '{自分の|}山札の上から1枚{目|}を[、]{表向きにしてもよい。|すべてのプレイヤーに見せてもよい。}',
      () => ({
        look: looked(1, true),
        may: true as const,
      }),
    ),
  ].flat(),
  pick: [
    says(`<quantity>を{、|}`, (quantity): Taken => ({ what: ofThem({}, quantity) })),
    says(
      '[カードを]<quantity>[を]<picking>',
      (quantity): Taken => ({
        what: ofThem({}, quantity),
      }),
    ),
    says('<described>を[、]<quantity><picking>', (cards, quantity): Taken | undefined =>
      isPlain(cards) && Object.keys(cards.filter).length > 0
        ? { what: ofThem(cards.filter, quantity) }
        : undefined,
    ),
    says('<described>を[、]<quantity>[、]', (cards, quantity): Taken | undefined =>
      isPlain(cards) && Object.keys(cards.filter).length > 0
        ? { what: ofThem(cards.filter, quantity) }
        : undefined,
    ),
    says('<described><quantity>を{選び、|選んで、|、|}', (cards, quantity): Taken | undefined =>
      isPlain(cards) && Object.keys(cards.filter).length > 0 && quantity.amount !== 'any'
        ? { what: ofThem(cards.filter, quantity) }
        : undefined,
    ),
    says('{好きな数の|好きな枚数の}<described>を{選び、|}', (cards): Taken | undefined =>
      isPlain(cards) ? { what: ofThem(cards.filter, { amount: 'any', count: 0 }) } : undefined,
    ),
    says('<described>を{好きな数|好きな枚数}[、]', (cards): Taken | undefined =>
      isPlain(cards) ? { what: ofThem(cards.filter, { amount: 'any', count: 0 }) } : undefined,
    ),
    says('<described>を{すべて|}[、]', (cards): Taken | undefined =>
      isPlain(cards) && Object.keys(cards.filter).length > 0 ? { what: allOfThem(cards.filter) } : undefined,
    ),
    says('<everyKind>を{すべて|}[、]', (cards): Taken | undefined =>
      isPlain(cards) ? { what: allOfThem(cards.filter) } : undefined,
    ),
  ].flat(),
  taken: [
    says('<pick>', (one) => one),
    says('<pick><showing>', (one): Taken => ({ ...one, shown: true })),
  ].flat(),
  takenOne: [
    ...DESTINATIONS.flatMap((destination) =>
      says(
        `<taken>${orderOf(destination)}${destination.text}{${destination.stem}|${destination.te}}、[その後、]` as '<taken>',
        (taken) => shownAndGoing(taken, destination),
      ),
    ),
  ].flat(),
  takenFirst: [
    says('<takenOne>', (one) => one),
    says('<takenOne><takenFirst>', (one, other) => inOrder(one, other)),
  ].flat(),
  took: [
    ...DESTINATIONS.flatMap((destination) => [
      ...says(`<taken>${orderOf(destination)}${destination.text}${destination.plain}` as '<taken>', (taken) =>
        shownAndGoing(taken, destination),
      ),
      ...says(`<taken>${destination.text}${destination.te}もよい` as '<taken>', (taken) =>
        optional(taken, destination),
      ),
    ]),
    says('<takenFirst><took>', (one, other) => inOrder(one, other)),
    says(
      '<taken>コストを支払わずに{召喚してもよい|唱えてもよい|使ってもよい|実行してもよい}',
      ({ what }): Effect | undefined =>
        'choose' in what
          ? { do: 'use', what: { ...what, amount: what.amount === 'exactly' ? 'upTo' : what.amount } }
          : undefined,
    ),
  ].flat(),
  restOf: means(
    '{残りを|残りのカードを|残りをすべて|残りのカードをすべて|それ以外のカードを|それ以外のカードをすべて}[、]',
    true,
  ),
  it: means(
    '{それを|そのカードを|表向きにしたカードを|相手に見せてから|すべてのプレイヤーに見せてから|}[、]',
    true,
  ),
  rest: RESTS,
  elsewise: says(
    '{それ以外のカードであれば、|それ以外のカードの場合は|それ以外の場合、|それ以外なら、|それ以外なら|そうでなければ、|それ以外であれば、}',
    () => true as const,
  ),
  /** What happens to the one card that was looked at. */
  fate: [
    ...DESTINATIONS.flatMap((destination) => {
      const it = '<it>';
      return [
        ...says(`${it}${destination.text}${destination.plain}` as '<it>', () => going(SEEN, destination)),
        ...says(
          `${it}${destination.text}${destination.te}もよい` as '<it>',
          (): Effect => ({ do: 'may', effect: going(SEEN, destination) }),
        ),
      ];
    }),
    says(
      'コストを支払わずに{すぐに|}{唱えてもよい|召喚してもよい}',
      (): Effect => ({
        do: 'may',
        effect: { do: 'use', what: SEEN },
      }),
    ),
    means<Effect>('このクリーチャーの下に置く', { do: 'putUnder', what: SEEN, under: { ref: 'this' } }),
    means<Effect>('このクリーチャーの下に置いてもよい', {
      do: 'may',
      effect: { do: 'putUnder', what: SEEN, under: { ref: 'this' } },
    }),
    says('<act>', (effect) => effect),
    says('<during><affected><predicate>', (until, affects, effects): Effect | undefined =>
      'ref' in affects && affects.ref !== 'this' ? undefined : { do: 'lasting', affects, effects, until },
    ),
  ].flat(),
} satisfies Partial<JapaneseGrammar>;
