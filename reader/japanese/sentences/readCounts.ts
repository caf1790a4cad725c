import { type Choice, type Effect, type Group, inOrder } from 'taiki/words';
import type { Rule } from '../../grammar/rule.ts';
import { groupOf } from '../readNouns.ts';
import { type Described, says } from '../values.ts';
import { speaksOfSelf } from './readActs.ts';

/** 〜につき: once for each. */
function times(effect: Effect, of: Group, upTo?: true): Effect {
  const count = { count: of };
  if (
    'what' in effect &&
    'choose' in effect.what &&
    effect.what.amount === 'exactly' &&
    effect.what.count === 1
  )
    return { ...effect, what: { ...effect.what, count, ...(upTo ? { amount: 'upTo' } : {}) } } as Effect;
  const one = upTo ? ({ do: 'may', effect } as const) : effect;
  if (effect.do === 'draw' || (effect.do === 'moveTop' && upTo === undefined))
    return upTo === undefined
      ? { ...effect, count: effect.count === 1 ? count : { times: [effect.count, count] } }
      : {
          do: 'may',
          effect: { ...effect, count: effect.count === 1 ? count : { times: [effect.count, count] } },
        };
  return { do: 'repeat', times: count, effect: one };
}

const counted = (effect: Effect): Effect => ({ do: 'tally', effect, as: 'number' });

const NUMBER = { named: 'number' } as const;

const DONE_CARDS =
  '{こうして捨てた手札|捨てたカード|捨てた手札|こうして捨てたカード|こうして破壊したクリーチャー|破壊したクリーチャー|こうして手札に戻したクリーチャー|そのクリーチャー}';

/** As many cards from the top of your deck as there are of a group. */
const top = (count: Group, to: 'manaZone' | 'graveyard' | 'shieldZone', tapped?: true): Effect => ({
  do: 'moveTop',
  who: 'you',
  count: { count },
  to,
  ...(tapped === undefined ? {} : { tapped }),
});

const FROM_TOP = 'それと同じ枚数のカードを、自分の山札の上から';

/** 「数える」: cards are counted, and as many others are drawn or moved. */
const COUNTED_FIRST: readonly Rule<Effect>[] = [
  says(
    '<group>を数える。それと同じ枚数のカードを引く',
    (count): Effect => ({ do: 'draw', who: 'you', count: { count } }),
  ),
  says(
    '<group>を数える。それと同じ枚数のカードを引いてもよい',
    (count): Effect => ({ do: 'may', effect: { do: 'draw', who: 'you', count: { count } } }),
  ),
  says(
    `<group>を数える。${FROM_TOP}マナゾーンにタップして置いてもよい` as '<group>',
    (count): Effect => ({ do: 'may', effect: top(count, 'manaZone', true) }),
  ),
  says(
    `<group>を数える。${FROM_TOP}墓地に置いてもよい` as '<group>',
    (count): Effect => ({ do: 'may', effect: top(count, 'graveyard') }),
  ),
  says(
    `<group>を数える。${FROM_TOP}裏向きのまま、新しいシールドとして自分のシールドゾーンに置く` as '<group>',
    (count): Effect => top(count, 'shieldZone'),
  ),
  says('自分の手札を[すべて]{自分の|}山札に戻してシャッフルし、{その枚数と|}同じ枚数のカードを引く', () =>
    inOrder(
      counted({ do: 'move', what: { in: 'hand', of: 'you' }, to: 'deck' }),
      { do: 'shuffle', who: 'you' },
      { do: 'draw', who: 'you', count: NUMBER },
    ),
  ),
].flat();

/** As many as were moved before. */
function asMany(cards: Described, rest: Partial<Choice> = {}): Choice | undefined {
  const choose = groupOf(cards);
  return choose && { choose, count: NUMBER, amount: 'exactly', by: 'you', ...rest };
}

const toHand = (what: Choice | undefined, more: object = {}): Effect | undefined =>
  what && { do: 'move', what, to: 'hand', ...more };

/** 「その後、同じ枚数の…」: as many as the instruction before has moved. */
const AS_MANY: readonly Rule<Effect>[] = [
  says('<act>。その後、こうして引いた枚数と同じ数、自分の手札を捨てる', (first): Effect | undefined => {
    const what = asMany({ of: 'you', in: 'hand', filter: {} });
    return what && first.do === 'draw' && first.who === 'you'
      ? inOrder(counted(first), { do: 'discard', what })
      : undefined;
  }),
  says(
    '<act>。その後、引いたカードの数と同じ枚数の手札を自分の山札の上に好きな順番で置く',
    (first): Effect | undefined => {
      const what = asMany({ of: 'you', in: 'hand', filter: {} });
      return what && first.do === 'draw' && first.who === 'you'
        ? inOrder(counted(first), { do: 'move', what, to: 'deck' })
        : undefined;
    },
  ),
  says('<act>。その後、同じ枚数のカードを自分の<zone>から自分の手札に戻す', (first, zone) => {
    const then = zone === 'hand' ? undefined : toHand(asMany({ of: 'you', in: zone, filter: {} }));
    return then && !speaksOfSelf(first) ? inOrder(counted(first), then) : undefined;
  }),
  says('<linked>その後、同じ枚数のシールドを自分の手札に戻す', (first) => {
    const then = toHand(asMany({ of: 'you', in: 'shieldZone', filter: {} }));
    return then && !speaksOfSelf(first) ? inOrder(counted(first), then) : undefined;
  }),
  says(
    '<act>。その後、同じ枚数の自分のシールドを選び、自分の手札に加える。ただし、その「S・トリガー」は使えない',
    (first) => {
      const then = toHand(asMany({ of: 'you', in: 'shieldZone', filter: {} }), {
        withoutShieldTrigger: true,
      });
      return then && !speaksOfSelf(first) ? inOrder(counted(first), then) : undefined;
    },
  ),
  says(
    '<mayAct>。そうした場合、同じ枚数の自分のシールドを裏向きのまま選び、自分の手札に加える。ただし、その「S・トリガー」は使えない',
    (first): Effect | undefined => {
      const then = toHand(asMany({ of: 'you', in: 'shieldZone', filter: {} }), {
        withoutShieldTrigger: true,
      });
      return then && first.do === 'may' && first.then === undefined && !speaksOfSelf(first)
        ? { ...first, effect: counted(first.effect), then }
        : undefined;
    },
  ),
  says(
    '<act>。その後、<described>を同じ数選び、持ち主の手札に戻してもよい',
    (first, cards): Effect | undefined => {
      const then = toHand(asMany(cards));
      return then && !speaksOfSelf(first) ? inOrder(counted(first), { do: 'may', effect: then }) : undefined;
    },
  ),
].flat();

/** 701.9a. Any number of cards from the top of the deck, up to this many, that nobody has seen: the number is named first. */
const upToFromTop = (max: number, to: 'graveyard' | 'manaZone' | 'shieldZone'): Effect =>
  inOrder(
    { do: 'nameNumber', by: 'you', min: 0, max, as: 'number' },
    { do: 'moveTop', who: 'you', count: NUMBER, to },
  );

const UP_TO_TOP = '{自分の|}山札の上から<number>枚まで[、]';

const UP_TO_FROM_TOP: readonly Rule<Effect>[] = [
  says(`${UP_TO_TOP}墓地に置く` as '<number>', (max) => upToFromTop(max, 'graveyard')),
  says(`${UP_TO_TOP}マナゾーンに置く` as '<number>', (max) => upToFromTop(max, 'manaZone')),
  says(`${UP_TO_TOP}シールド化する` as '<number>', (max) => upToFromTop(max, 'shieldZone')),
  says(
    `${UP_TO_TOP}墓地に置く。こうして墓地に置いた<described>1枚に付き、<mayAct>` as '<number><described><mayAct>',
    (max, { of, in: zone, filter }, then): Effect | undefined =>
      of === undefined && zone === undefined && filter.is === undefined && then.do === 'may'
        ? inOrder(
            upToFromTop(max, 'graveyard'),
            times(
              then.effect,
              { in: 'graveyard', of: 'you', filter: { ...filter, is: { ref: 'moved' } } },
              true,
            ),
          )
        : undefined,
  ),
].flat();

const SHOWN = { ref: 'shown' } as const;

/** Any number of such cards of your hand are shown. */
const shownFromHand = ({ of, in: zone, filter }: Described): Effect | undefined =>
  of === undefined && zone === undefined && Object.keys(filter).length > 0
    ? {
        do: 'reveal',
        what: {
          choose: { in: 'hand', of: 'you', filter },
          count: 0,
          amount: 'any',
          by: 'you',
          as: SHOWN.ref,
        },
      }
    : undefined;

/** Once for each card that was shown. */
const SHOWN_CARDS: readonly Rule<Effect>[] = [
  says(
    '自分の手札から好きな枚数の<described>を見せてもよい。このターン、<affected>のパワーは、その見せたカード1枚に付き<signed>される',
    (cards, affects, by): Effect | undefined => {
      const shown = shownFromHand(cards);
      return shown && 'in' in affects
        ? {
            do: 'may',
            effect: shown,
            then: {
              do: 'lasting',
              affects,
              effects: [{ kind: 'power', by: { times: [by, { sizeOf: SHOWN }] } }],
              until: 'turn',
            },
          }
        : undefined;
    },
  ),
  says(
    '自分の手札にある<described>を[、]どれでも好きな枚数見せる。その見せた枚数1枚に付き、カードを1枚引く',
    (cards): Effect | undefined => {
      const shown = shownFromHand(cards);
      return shown && inOrder(shown, { do: 'draw', who: 'you', count: { sizeOf: SHOWN } });
    },
  ),
].flat();

/** Sentences that count. */
export const COUNTING: readonly Rule<Effect>[] = [
  says('<counted><act>', (of, effect) => (speaksOfSelf(effect) ? undefined : times(effect, of))),
  says('<counted><mayAct>', (of, effect) =>
    effect.do === 'may' && !speaksOfSelf(effect) ? times(effect.effect, of, true) : undefined,
  ),
  says('<counted>1枚[、]カードを引く', (count): Effect => ({ do: 'draw', who: 'you', count: { count } })),
  says(
    '<counted>1枚[、]カードを引いてもよい',
    (count): Effect => ({
      do: 'may',
      effect: { do: 'draw', who: 'you', count: { count } },
    }),
  ),
  says('<described>{の数と|と}同じ枚数[の]カードを引く', ({ of, in: zone, filter }): Effect | undefined =>
    drawn(of, zone, filter),
  ),
  says(
    '<described>{の数と|と}同じ枚数[の]カードを引いてもよい',
    ({ of, in: zone, filter }): Effect | undefined => {
      const effect = drawn(of, zone, filter);
      return effect && { do: 'may', effect };
    },
  ),
  ...COUNTED_FIRST,
  ...AS_MANY,
  says(`<act>。{その後、|}{その枚数と|}同じ{枚数の|数の}カードを引く` as '<act>', (effect) =>
    inOrder(counted(effect), { do: 'draw', who: 'you', count: NUMBER }),
  ),
  says(`<act>。{その後、|}${DONE_CARDS}1{体|枚}に付き[、]<act>` as '<act><act>', (effect, then) =>
    inOrder(counted(effect), timesDone(then)),
  ),
  says(`<act>。{その後、|}${DONE_CARDS}1{体|枚}に付き[、]カードを1枚引いてもよい` as '<act>', (effect) =>
    inOrder(counted(effect), { do: 'may', effect: { do: 'draw', who: 'you', count: NUMBER } }),
  ),
  says(
    `<act>。{その後、|}${DONE_CARDS}1{体|枚}に付き[、]<number>枚[、]カードを引いてもよい` as '<act><number>',
    (effect, number) =>
      number === 1
        ? inOrder(counted(effect), { do: 'may', effect: { do: 'draw', who: 'you', count: NUMBER } })
        : undefined,
  ),
  says(`<mayAct>。${DONE_CARDS}1{体|枚}に付き[、]<mayAct>` as '<mayAct><mayAct>', (effect, then) => {
    const fewer = then.do === 'may' ? upToAsMany(then.effect) : undefined;
    return fewer && effect.do === 'may' && effect.then === undefined
      ? { ...effect, effect: counted(effect.effect), then: fewer }
      : undefined;
  }),
  says(
    `<mayAct>。そうしたら、<act>。${DONE_CARDS}1{体|枚}に付き[、]<sentence>` as '<mayAct><act><sentence>',
    (effect, then, each) => {
      const power = timesPower(each);
      return power && effect.do === 'may' && effect.then === undefined
        ? { ...effect, effect: counted(effect.effect), then: inOrder(then, power) }
        : undefined;
    },
  ),
  says(
    '<act>。こうして破壊した相手のクリーチャー1体に付き、相手は自身のシールドを1つ選んで墓地に置く',
    (effect) =>
      effect.do === 'destroy' && 'of' in effect.what && effect.what.of === 'opponent'
        ? inOrder(counted(effect), {
            do: 'move',
            what: {
              choose: { in: 'shieldZone', of: 'opponent' },
              count: NUMBER,
              amount: 'exactly',
              by: 'opponent',
            },
            to: 'graveyard',
          })
        : undefined,
  ),
  ...UP_TO_FROM_TOP,
  ...SHOWN_CARDS,
  says(
    '<owner>の<zone>にある文明を数える。その後、その文明の数と同じ枚数のカードを、自分の山札の上からマナゾーンに置く',
    (of, zone): Effect | undefined => {
      const group = groupOf({ of, in: zone, filter: {} });
      return group && { do: 'moveTop', who: 'you', count: { civilizationsOf: group }, to: 'manaZone' };
    },
  ),
  says(
    '自分の山札から好きな枚数のカードを引いてもよい。ただし、その枚数は、<group>の数まで{であること|である}',
    (count): Effect => ({ do: 'draw', who: 'you', count: { count }, upTo: true }),
  ),
  says(`<mayAct>。${DONE_CARDS}1{体|枚}に付き[、]<act>` as '<mayAct><act>', (effect, then) =>
    effect.do === 'may' && effect.then === undefined
      ? { ...effect, effect: counted(effect.effect), then: timesDone(then) }
      : undefined,
  ),
].flat();

/** Of one card, up to as many as were counted. */
const upToAsMany = (effect: Effect): Effect | undefined =>
  'what' in effect && 'choose' in effect.what && effect.what.amount === 'exactly' && effect.what.count === 1
    ? ({ ...effect, what: { ...effect.what, count: NUMBER, amount: 'upTo' } } as Effect)
    : undefined;

function drawn(
  of: string | undefined,
  zone: unknown,
  filter: NonNullable<Group['filter']>,
): Effect | undefined {
  if (of === 'self' || (of === undefined && zone !== 'battleZone')) return undefined;
  const where = zone ?? (filter.type === 'creature' ? 'battleZone' : undefined);
  if (where === undefined) return undefined;
  const group = {
    in: where,
    of: of ?? 'any',
    ...(Object.keys(filter).length === 0 ? {} : { filter }),
  } as Group;
  return { do: 'draw', who: 'you', count: { count: group } };
}

/** Power that is added once for each. */
function timesPower(effect: Effect): Effect | undefined {
  if (effect.do !== 'lasting') return undefined;
  const [only, ...more] = effect.effects;
  return only?.kind === 'power' && typeof only.by === 'number' && more.length === 0
    ? { ...effect, effects: [{ ...only, by: { times: [only.by, NUMBER] } }] }
    : undefined;
}

function timesDone(effect: Effect): Effect {
  if (
    'what' in effect &&
    'choose' in effect.what &&
    effect.what.amount === 'exactly' &&
    effect.what.count === 1
  )
    return { ...effect, what: { ...effect.what, count: NUMBER } } as Effect;
  if ((effect.do === 'draw' || effect.do === 'moveTop') && effect.count === 1)
    return { ...effect, count: NUMBER };
  return { do: 'repeat', times: NUMBER, effect };
}
