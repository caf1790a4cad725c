import type { Amount, Bounds, Condition, Filter, Group } from 'taiki/words';
import type { Rule } from '../grammar/rule.ts';
import { groupOf } from './readNouns.ts';
import { type Described, type JapaneseGrammar, means, says } from './values.ts';

const count = (of: Group | undefined, is: Bounds): Condition | undefined => of && { kind: 'count', of, is };

const compare = (
  a: Amount | undefined,
  is: Extract<Condition, { kind: 'compare' }>['is'],
  b: Amount | undefined,
): Condition | undefined => (a === undefined || b === undefined ? undefined : { kind: 'compare', a, b, is });

const sizeOf = (cards: Described): Amount | undefined => {
  const group = groupOf(cards);
  return group && { count: group };
};

/** The same cards of the other player: 「相手の手札が自分より多ければ」 */
function ofTheOther(cards: Described): Amount | undefined {
  if (cards.of === undefined || cards.of === 'self' || cards.of === 'any') return undefined;
  return sizeOf({ ...cards, of: cards.of === 'you' ? 'opponent' : 'you' });
}

const inBattleZone = (cards: Described): Described | undefined =>
  cards.in === undefined ? { ...cards, in: 'battleZone' } : undefined;

const others = (cards: Described): Described => ({ ...cards, filter: { ...cards.filter, other: true } });

const hasCards = (of: Described['of'], zone: Described['in'], cards: Described, is: Bounds) =>
  cards.of === undefined && cards.in === undefined && of !== 'self'
    ? count(groupOf({ ...cards, of, in: zone } as Described), is)
    : undefined;

const THERE = '{あれば|いれば|ある時|いる時|ある間|いる間|あるなら|ある場合|出ているなら}';
const NOWHERE = '{なければ|ない時|ない間|ないなら|いなければ}';

/** How many cards there are. */
const COUNTS: readonly Rule<Condition>[] = [
  says(`バトルゾーンに<described>が${THERE}`, (cards) => count(groupOf(cards), { min: 1 })),
  says(`バトルゾーンに<described>が[合計]<number>{体|枚|つ}以上${THERE}`, (cards, min) => {
    const group = inBattleZone(cards);
    return group && count(groupOf(group), { min });
  }),
  says(`バトルゾーンに<described>が1{体|枚|つ}でも${THERE}`, (cards) => {
    const group = inBattleZone(cards);
    return group && count(groupOf(group), { min: 1 });
  }),
  says('<described>が1体でもバトルゾーンにある時', (cards) => {
    const group = inBattleZone(cards);
    return group && count(groupOf(group), { min: 1 });
  }),
  says('<described>がバトルゾーンにある時', (cards) => {
    const group = inBattleZone(cards);
    return group && count(groupOf(group), { min: 1 });
  }),
  says(`バトルゾーンに<described>が他に<number>{体|枚}以上${THERE}`, (cards, min) => {
    const group = inBattleZone(cards);
    return group && count(groupOf(others(group)), { min });
  }),
  says(`バトルゾーンに<described>が他に1{体|枚}でも${THERE}`, (cards) => {
    const group = inBattleZone(cards);
    return group && count(groupOf(others(group)), { min: 1 });
  }),
  says(`バトルゾーンに<described>が{1体も|1枚も|1つも|}${NOWHERE}`, (cards) => {
    const group = inBattleZone(cards);
    return group && count(groupOf(group), { max: 0 });
  }),
  says(`バトルゾーンに<described>が{他に|他に1体も}${NOWHERE}`, (cards) => {
    const group = inBattleZone(cards);
    return group && count(groupOf(others(group)), { max: 0 });
  }),
  says(`バトルゾーンに他に<described>が${NOWHERE}`, (cards) => {
    const group = inBattleZone(cards);
    return group && count(groupOf(others(group)), { max: 0 });
  }),
  says(`<owner>の<zones>に<described>が${THERE}`, (of, zone, cards) => hasCards(of, zone, cards, { min: 1 })),
  says(`<owner>の<zones>に<described>が1{体|枚|つ}でも${THERE}`, (of, zone, cards) =>
    hasCards(of, zone, cards, { min: 1 }),
  ),
  says(`<owner>の<zones>に<described>が[合計]<number>{体|枚|つ}以上${THERE}`, (of, zone, cards, min) =>
    hasCards(of, zone, cards, { min }),
  ),
  says(`<owner>の<zones>に<described>が{1体も|1枚も|1つも|}${NOWHERE}`, (of, zone, cards) =>
    hasCards(of, zone, cards, { max: 0 }),
  ),
  says(`<owner>の<zones>に<described>が<number>{体|枚|つ}以上${NOWHERE}`, (of, zone, cards, min) =>
    hasCards(of, zone, cards, { max: min - 1 }),
  ),
  says(
    `{バトルゾーンまたはマナゾーン|バトルゾーンかマナゾーン}に<described>が[合計]<number>{体|枚|つ}以上${THERE}` as '<described><number>',
    (cards, min) =>
      cards.in === undefined
        ? count(groupOf({ ...cards, in: ['battleZone', 'manaZone'] }), { min })
        : undefined,
  ),
  says(`<described>が{合計|合わせて}<number>{体|枚|つ}以上${THERE}`, (cards, min) =>
    count(groupOf(cards), { min }),
  ),
  says(`<described>が[合計]<number>{体|枚|つ}以上${NOWHERE}`, (cards, min) =>
    cards.in === undefined ? count(groupOf(cards), { max: min - 1 }) : undefined,
  ),
  says(`<described>が<number>{体|枚|つ}より少なければ`, (cards, min) =>
    count(groupOf(cards), { max: min - 1 }),
  ),
  says(`<described>が<number>{体|枚|つ}以上${THERE}`, (cards, min) =>
    cards.in === undefined ? count(groupOf(cards), { min }) : undefined,
  ),
  says(`<described>が${THERE}`, (cards) =>
    cards.in === undefined ? count(groupOf(cards), { min: 1 }) : undefined,
  ),
  says(`<described>が${NOWHERE}`, (cards) =>
    cards.in === undefined ? count(groupOf(cards), { max: 0 }) : undefined,
  ),
  says('<owner>の手札が<number>枚以下{の時|なら|であれば|の間}', (of, max) =>
    count(groupOf({ of, in: 'hand', filter: {} }), { max }),
  ),
  says('<owner>の手札が<number>枚以上{の時|なら|であれば|の間|あれば}', (of, min) =>
    count(groupOf({ of, in: 'hand', filter: {} }), { min }),
  ),
  says(`<owner>の手札が1枚も${NOWHERE}`, (of) => count(groupOf({ of, in: 'hand', filter: {} }), { max: 0 })),
].flat();

const MORE = '{より多ければ|より多い時|より多い場合|より多いなら}';

/** What both players have. */
const COMPARISONS: readonly Rule<Condition>[] = [
  says(`<described>が<described>${MORE}`, (one, other) => compare(sizeOf(one), 'more', sizeOf(other))),
  says(`<described>の数が<described>の数${MORE}`, (one, other) =>
    compare(sizeOf(one), 'more', sizeOf({ ...placeOf(one), ...other })),
  ),
  says(`<described>{の数|の枚数|}が{自分の|自分}${MORE}`, (cards) =>
    cards.of === 'opponent' ? compare(sizeOf(cards), 'more', ofTheOther(cards)) : undefined,
  ),
  says(`<described>{の数|の枚数|}が{相手の|相手}${MORE}`, (cards) =>
    cards.of === 'you' ? compare(sizeOf(cards), 'more', ofTheOther(cards)) : undefined,
  ),
  says(`自分のマナゾーンにある文明の数が、相手の${MORE}` as '自分', () =>
    compare({ civilizationsOf: { in: 'manaZone', of: 'you' } }, 'more', {
      civilizationsOf: { in: 'manaZone', of: 'opponent' },
    }),
  ),
  says('バトルゾーンに相手の{ほうが|方が}自分より多くクリーチャーを持っている時', () =>
    compare(
      sizeOf({ of: 'opponent', filter: { type: 'creature' } }),
      'more',
      sizeOf({ of: 'you', filter: { type: 'creature' } }),
    ),
  ),
  says('<owner>のマナゾーンにカードタイプが<number>つ以上あれば', (of, least) => {
    const group = groupOf({ of, in: 'manaZone', filter: {} });
    return group && compare({ cardTypesOf: group }, 'atLeast', least);
  }),
  says('バトルゾーンに5文明すべてのカードが{揃って|そろって}いれば', () =>
    compare({ civilizationsOf: { in: 'battleZone', of: 'any' } }, 'atLeast', 5),
  ),
  says('<owner>のマナゾーンにすべての文明が揃っていれば', (of) => {
    const group = groupOf({ of, in: 'manaZone', filter: {} });
    return group && compare({ civilizationsOf: group }, 'atLeast', 5);
  }),
].flat();

const isPlayer = (who: Described['of']): who is 'you' | 'opponent' => who === 'you' || who === 'opponent';

const YOUR_CREATURES: Group = { in: 'battleZone', of: 'you', filter: { type: 'creature' } };

const summoned = (of: 'you' | 'opponent', filter: Filter, min: number): Condition => ({
  kind: 'happened',
  event: { event: 'put', what: { of, filter }, how: 'summoned' },
  is: { min },
});

const inTurnOf = (who: 'you' | 'opponent', other: Condition): Condition | undefined =>
  other.kind === 'turnOf' ? undefined : { kind: 'both', conditions: [{ kind: 'turnOf', who }, other] };

const placeOf = ({ in: zone }: Described): Pick<Described, 'in'> => (zone === undefined ? {} : { in: zone });

export const CONDITION_PARTS = {
  notDone: [
    says(
      '<described>を{バトルゾーンに|}出していなければ',
      ({ of, in: zone, filter }): Condition | undefined =>
        of === 'you' && zone === undefined
          ? { kind: 'happened', event: { event: 'put', what: { of, filter } }, is: { max: 0 } }
          : undefined,
    ),
    means('カードを1枚も自分のマナゾーンに置いていなければ', {
      kind: 'happened',
      event: { event: 'moved', what: { of: 'you' }, to: 'manaZone' },
      is: { max: 0 },
    } as Condition),
  ].flat(),
  condition: [
    ...COUNTS,
    says('このターン、<notDone>', (notDone) => notDone),
    ...COMPARISONS,
    says('{自分のターン中、|自分のターン中に、|自分のターンに}<condition>', (other) =>
      inTurnOf('you', other),
    ),
    says('{相手のターン中、|相手のターン中に、|相手のターンに}<condition>', (other) =>
      inTurnOf('opponent', other),
    ),
    says(
      'バトルゾーンにある自分のクリーチャーがこのクリーチャーだけ{なら|であれば|の時}',
      (): Condition => ({
        kind: 'count',
        of: { in: 'battleZone', of: 'you', filter: { type: 'creature', other: true } },
        is: { max: 0 },
      }),
    ),
    says(
      `バトルゾーンに<described>と<described>が{少なくとも1体ずつ|それぞれ1体以上|}${THERE}` as '<described><described>',
      (one, other): Condition | undefined => {
        const placed = inBattleZone(one);
        const also = inBattleZone(one.of === undefined ? other : { ...other, of: one.of });
        const first = placed && count(groupOf(placed), { min: 1 });
        const second = also && count(groupOf(also), { min: 1 });
        return first && second && other.of === undefined
          ? { kind: 'both', conditions: [first, second] }
          : undefined;
      },
    ),
    says(
      '<owner>が{そのターン[、]|このターン[、]}<described>を<number>体以上バトルゾーンに出していた{場合|ら}',
      (of, { of: whose, in: zone, filter }, min): Condition | undefined =>
        isPlayer(of) && whose === undefined && zone === undefined
          ? { kind: 'happened', event: { event: 'put', what: { of, filter } }, is: { min } }
          : undefined,
    ),
    says(
      '<owner>が{そのターン[、]|このターン[、]}カードを<number>枚以上引いていた{場合|ら}',
      (by, min): Condition | undefined =>
        isPlayer(by) ? { kind: 'happened', event: { event: 'drawn', by }, is: { min } } : undefined,
    ),
    says(
      '<owner>が{そのターン[、]|このターン[、]}<described>を<number>体以上召喚していた{場合|ら}',
      (of, { of: whose, in: zone, filter }, min) =>
        isPlayer(of) && whose === undefined && zone === undefined ? summoned(of, filter, min) : undefined,
    ),
    says(
      '{そのターン[、]|このターン[、]}<described>を<number>体以上召喚していた{場合|ら}',
      ({ of, in: zone, filter }, min) =>
        isPlayer(of) && zone === undefined ? summoned(of, filter, min) : undefined,
    ),
    says(
      '{そのターン[、]|このターン[、]}<described>を<number>体以上バトルゾーンに出していた{場合|ら}',
      ({ of, in: zone, filter }, min): Condition | undefined =>
        isPlayer(of) && zone === undefined
          ? { kind: 'happened', event: { event: 'put', what: { of, filter } }, is: { min } }
          : undefined,
    ),
    says(
      '{そのターン[、]|このターン[、]}バトルゾーンに<described>を出していた{場合|ら}',
      ({ of, in: zone, filter }): Condition | undefined =>
        isPlayer(of) && zone === undefined
          ? { kind: 'happened', event: { event: 'put', what: { of, filter } }, is: { min: 1 } }
          : undefined,
    ),
    says(
      '{このターン中に|このターン[、]|このターン中[、]}自分の<described>を<number>枚以上唱えていれば',
      ({ of, in: zone, filter }, min): Condition | undefined =>
        of === undefined && zone === undefined && filter.type === 'spell'
          ? { kind: 'happened', event: { event: 'used', by: 'you', what: filter }, is: { min } }
          : undefined,
    ),
    says(
      '<subject>が{このターン[、]|そのターン[、]}{1体も|}攻撃していなければ',
      (what): Condition => ({ kind: 'happened', event: { event: 'attacks', what }, is: { max: 0 } }),
    ),
    says(
      '{そのターン、|このターン、}<subject>が{1体も|}攻撃していなければ',
      (what): Condition => ({ kind: 'happened', event: { event: 'attacks', what }, is: { max: 0 } }),
    ),
    means('{このターン、|ターン中に}自分のマナゾーンから{1枚でもカードが|カードが1枚でも}離れていれば', {
      kind: 'happened',
      event: { event: 'moved', what: { of: 'you' }, from: 'manaZone' },
      is: { min: 1 },
    } as Condition),
    says(
      '<described>がすべてタップ{されている場合|されていれば|している場合|していれば}',
      (cards): Condition | undefined => {
        const of = groupOf(cards);
        return of && { kind: 'all', of, are: { tapped: true } };
      },
    ),
    says(
      '<owner>が{そのターン中、|このターン中、|そのターン、|このターン、}<described>を使っていたら',
      (by, { of, in: zone, filter }): Condition | undefined =>
        isPlayer(by) && of === undefined && zone === undefined
          ? { kind: 'happened', event: { event: 'used', by, what: filter }, is: { min: 1 } }
          : undefined,
    ),
    says(
      '{そのターン[、]|このターン[、]}<owner>がコストを支払わずに<described>を出していたら',
      (of, { of: whose, in: zone, filter }): Condition | undefined =>
        isPlayer(of) && whose === undefined && zone === undefined
          ? { kind: 'happened', event: { event: 'put', what: { of, filter }, how: 'unpaid' }, is: { min: 1 } }
          : undefined,
    ),
    means('このターン中に、カードがいずれかのプレイヤーの墓地に置かれていたら', {
      kind: 'happened',
      event: { event: 'moved', what: { of: 'any' }, to: 'graveyard' },
      is: { min: 1 },
    } as Condition),
    means('自分のクリーチャーのパワーが一番大きければ', {
      kind: 'both',
      conditions: [
        { kind: 'count', of: YOUR_CREATURES, is: { min: 1 } },
        {
          kind: 'compare',
          a: { highestPower: YOUR_CREATURES },
          is: 'atLeast',
          b: { highestPower: { ...YOUR_CREATURES, of: 'opponent' } },
        },
      ],
    } as Condition),
    means('自分のターン中', { kind: 'turnOf', who: 'you' } as Condition),
    means('相手のターン中', { kind: 'turnOf', who: 'opponent' } as Condition),
    says(
      '自分のマナゾーン{にある|の}カードがすべて<civilization>のカードで{ある間|あれば}',
      (civilization): Condition => ({
        kind: 'all',
        of: { in: 'manaZone', of: 'you' },
        are: { civilizations: [civilization] },
      }),
    ),
    means('自分のマナゾーンのカードがすべてタップされている時', {
      kind: 'all',
      of: { in: 'manaZone', of: 'you' },
      are: { tapped: true },
    } as Condition),
    says('<owner>のシールドが<number>{枚|つ}以下{の時|なら|であれば}', (of, max): Condition | undefined =>
      of === 'self' ? undefined : { kind: 'shields', of, is: { max } },
    ),
    says(
      '<owner>のシールドが<number>{枚|つ}以上{の時|なら|であれば|あれば}',
      (of, min): Condition | undefined => (of === 'self' ? undefined : { kind: 'shields', of, is: { min } }),
    ),
    says('<owner>のシールドが<bounds>{の時|なら|であれば}', (of, is): Condition | undefined =>
      of === 'self' ? undefined : { kind: 'shields', of, is },
    ),
    says(
      '<owner>{のシールドが|にシールドが}{1枚も|1つも|ひとつも}{ない時|なければ}',
      (of): Condition | undefined => (of === 'self' ? undefined : { kind: 'shields', of, is: { max: 0 } }),
    ),
    means(
      'このクリーチャーが{タップされている時|タップされていれば|タップしている時|タップしていれば|タップされている間|タップされていたら|バトルゾーンにあり、タップされていれば}',
      { kind: 'is', what: { ref: 'this' }, like: { tapped: true } } as Condition,
    ),
    means('このクリーチャーが{リンクしていれば|リンクしている時|リンクしている間|リンクしているなら}', {
      kind: 'is',
      what: { ref: 'this' },
      like: { linked: { min: 1 } },
    } as Condition),
    means('このクリーチャーが{アンタップしていれば|タップされていなければ|アンタップされていれば}', {
      kind: 'is',
      what: { ref: 'this' },
      like: { tapped: false },
    } as Condition),
    means('このカードがどのクリーチャーにもクロスされていない時', {
      kind: 'count',
      of: { in: 'battleZone', of: 'any', filter: { type: 'creature', crossedWith: { ref: 'this' } } },
      is: { max: 0 },
    } as Condition),
    means('このクリーチャーにクロスギアが1枚もクロスされていなければ', {
      kind: 'count',
      of: { in: 'battleZone', of: 'any', filter: { type: 'crossGear', crossedWith: { ref: 'this' } } },
      is: { max: 0 },
    } as Condition),
    means('{ブロック中|このクリーチャーがブロックしている時}', {
      kind: 'is',
      what: { ref: 'this' },
      like: { blocking: true },
    } as Condition),
    means('{このクリーチャーが|}ハイパーモード状態でなければ', {
      kind: 'not',
      condition: { kind: 'inHyperMode', what: { ref: 'this' } },
    } as Condition),
    means('バトル中', { kind: 'battling', what: { ref: 'this' } } as Condition),
  ].flat(),
} satisfies Partial<JapaneseGrammar>;
