import type { Bounds, Choice, Filter, Group, Keyword, Subject, Target } from 'taiki/words';
import { allOf, type Rule } from '../grammar/rule.ts';
import { type Described, type JapaneseGrammar, means, type Quantity, says } from './values.ts';

/** The name of each keyword. A breaker is named with its number. */
const KEYWORD_NAMES: { readonly [K in Keyword['name']]: readonly Rule<K>[] } = {
  blocker: means('ブロッカー', 'blocker'),
  guardman: means('ガードマン', 'guardman'),
  speedAttacker: means('スピードアタッカー', 'speedAttacker'),
  machFighter: means('マッハファイター', 'machFighter'),
  slayer: means('スレイヤー', 'slayer'),
  charger: means('チャージャー', 'charger'),
  crystalCharger: means('水晶チャージャー', 'crystalCharger'),
  crystalSoul: means('水晶ソウル', 'crystalSoul'),
  shieldTrigger: means('S{(シールド)|}・トリガー', 'shieldTrigger'),
  guardStrike: means('G・ストライク', 'guardStrike'),
  breaker: [],
  powerAttacker: means('パワーアタッカー', 'powerAttacker'),
  evolution: means('進化', 'evolution'),
  strikeBack: means('S・バック', 'strikeBack'),
  galaxyshield: means('ギャラクシールド', 'galaxyshield'),
  shieldForce: means('シールド・フォース', 'shieldForce'),
  turboRush: means('ターボラッシュ', 'turboRush'),
  waveStriker: means('ウェーブストライカー', 'waveStriker'),
  tapAbility: means('タップ能力', 'tapAbility'),
  hyperSoulX: means('超魂X', 'hyperSoulX'),
  hyperMode: means('ハイパーモード', 'hyperMode'),
  hyperize: means('ハイパー化', 'hyperize'),
  shinkarize: means('シンカライズ', 'shinkarize'),
  silentSkill: means('サイレントスキル', 'silentSkill'),
};

const sorted = (filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1)));

/** What two parts say of cards; undefined where both say the same thing. */
function together(one: Described, other: Described): Described | undefined {
  const twice = (a: object, b: object): boolean => Object.keys(a).some((field) => Object.hasOwn(b, field));
  const { filter, ...place } = one;
  const { filter: otherFilter, ...otherPlace } = other;
  if (twice(filter, otherFilter) || twice(place, otherPlace)) return undefined;
  return { ...place, ...otherPlace, filter: sorted({ ...filter, ...otherFilter }) };
}

const such = (filter: Filter): Described => ({ filter });

const HAVING_A_BATTLE_ZONE: readonly unknown[] = ['creature', 'evolutionCreature', 'crossGear'];

/** 「他の」 of cards that are not in the battle zone: others than the one that the trigger speaks of, which may lie among them by then. */
function otherThanIt({ other, ...filter }: Filter): Filter | undefined {
  if (other === undefined) return filter;
  return filter.not === undefined ? sorted({ ...filter, not: { is: { ref: 'that' } } }) : undefined;
}

/** Cards in their zone. What stands in no other zone stands in the battle zone. */
export function groupOf({ of, in: zone, filter }: Described): Group | undefined {
  const placed = zone ?? (HAVING_A_BATTLE_ZONE.includes(filter.type) ? 'battleZone' : undefined);
  if (placed === undefined) return undefined;
  if (of === undefined && placed !== 'battleZone') return undefined;
  const group = { in: placed, of: (of ?? 'any') as Group['of'] };
  const such = placed === 'battleZone' ? filter : otherThanIt(filter);
  if (such === undefined) return undefined;
  return Object.keys(such).length === 0 ? group : { ...group, filter: such };
}

/** 506. Cards of no zone whose owner may be named, as triggers speak of them. */
const subjectOf = ({ of, in: zone, filter }: Described): Subject | undefined =>
  (zone !== undefined && zone !== 'battleZone') || of === 'self'
    ? undefined
    : Object.keys(filter).length === 0
      ? undefined
      : { of: of ?? 'any', filter };

export const chosen = (
  cards: Described,
  quantity: Quantity,
  more: Partial<Choice> = {},
): Choice | undefined => {
  const choose = groupOf(cards);
  return choose && { choose, ...quantity, by: 'you', ...more };
};

const boundsOf = (min: Bounds['min'], max: Bounds['max']): Bounds => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

const ALL: Quantity = { amount: 'exactly', count: 1 };

/** 「自分のシールドが1枚でもあれば、その中から」: a choice among none does nothing, so the condition adds nothing. */
const ONE_SHIELD = chosen({ in: 'shieldZone', of: 'you', filter: {} }, { amount: 'exactly', count: 1 });

const OBJECTS: readonly Rule<Target>[] = [
  says(
    '自分のシールドが1枚でもあれば、{その中から1枚を裏向きのまま|裏向きのまま1枚|その中から1枚を|その中から1枚}選び[、]',
    () => ONE_SHIELD,
  ),
  says('<described>を[、]裏向きのまま<quantity>選{び、|び|んで、|んで}', (cards, quantity) =>
    chosen(cards, quantity),
  ),
  says('<described>を[、]<quantity>裏向きのまま選{び、|び|んで、|んで}', (cards, quantity) =>
    chosen(cards, quantity),
  ),
  says('<ref>を[、]', (ref) => ref),
  says('<described>を[、]<quantity>[、]', (cards, quantity) => chosen(cards, quantity)),
  says('<described>を[、]<quantity>選{び、|び|んで、|んで}', (cards, quantity) => chosen(cards, quantity)),
  says('<described><quantity>{を|を、|を選び、|を選んで、|を選び|を選んで}', (cards, quantity) =>
    quantity.amount === 'any' ? undefined : chosen(cards, quantity),
  ),
  says('{好きな数の|好きな枚数の}<described>を[、]', (cards) => chosen(cards, { amount: 'any', count: 0 })),
  says('<described>{をすべて|すべてを}[、]', (cards) => groupOf(cards)),
  says('すべての<described>を[、]', (cards) => groupOf(cards)),
  says(
    '<owner>の<zone>から<described>を[、]<quantity>{選び、|選んで、|選び|選んで|、|}',
    (of, zone, cards, quantity) => {
      const placed = together({ of, in: zone, filter: {} }, cards);
      return placed && chosen(placed, quantity);
    },
  ),
  says('<owner>の<zone>から<described><quantity>{を|を、}', (of, zone, cards, quantity) => {
    const placed = together({ of, in: zone, filter: {} }, cards);
    return placed && quantity.amount !== 'any' ? chosen(placed, quantity) : undefined;
  }),
  says('バトルゾーンから<described>を[、]<quantity>選び[、]', (cards, quantity) => {
    const placed = together({ in: 'battleZone', filter: {} }, cards);
    return placed && chosen(placed, quantity);
  }),
  says('<described>を[、]<quantity>、<owner>の<zone>から', (cards, quantity, of, zone) => {
    const placed = together({ of, in: zone, filter: {} }, cards);
    return placed && chosen(placed, quantity);
  }),
  says('<described>をパワーの合計が<number>以下になるように好きな数選び[、]', (cards, max) =>
    chosen(cards, { amount: 'any', count: 0 }, { total: { of: 'power', max } }),
  ),
  says('<described>を、パワーの合計が<number>以下になるように好きな数選び[、]', (cards, max) =>
    chosen(cards, { amount: 'any', count: 0 }, { total: { of: 'power', max } }),
  ),
].flat();

export const NOUNS = {
  civilization: [
    means('光', 'light'),
    means('水', 'water'),
    means('闇', 'darkness'),
    means('火', 'fire'),
    means('自然', 'nature'),
  ].flat(),
  civilizations: [
    says('<civilization>', (one) => [one]),
    says('<civilization>{または|、または|か|/}<civilization>', (one, other) => [one, other]),
    says('<civilization>{または|の、または|のまたは}<civilization>', (one, other) => [one, other]),
    says('<civilization>と<civilization>', (one, other) => [one, other]),
    says('<civilization>、<civilization>{または|、または}<civilization>', (...all) => all),
  ].flat(),
  races: [
    says('<race>', (one) => [one]),
    says('<race>{または|か|、または}<race>', (one, other) => [one, other]),
  ].flat(),
  keywordName: allOf<Keyword['name']>(KEYWORD_NAMES),
  bounds: [
    says('<number>以下', (max) => boundsOf(undefined, max)),
    says('<number>以上', (min) => boundsOf(min, undefined)),
    says('<number>', (value) => boundsOf(value, value)),
  ].flat(),
  signed: [says('+<number>', (by) => by), says('-<number>', (by) => -by)].flat(),
  owner: [
    means('自分', 'you' as const),
    means('相手', 'opponent' as const),
    means('{自分自身|自身}', 'self' as const),
  ].flat(),
  zone: [
    means('墓地', 'graveyard' as const),
    means('マナゾーン', 'manaZone' as const),
    means('手札', 'hand' as const),
    means('シールドゾーン', 'shieldZone' as const),
    means('超次元ゾーン', 'hyperspatialZone' as const),
  ].flat(),
  whose: [
    means('', 'unsaid' as const),
    means('持ち主の', 'any' as const),
    means('{自分の|自身の}', 'you' as const),
    means('相手の', 'opponent' as const),
  ].flat(),
  quantity: [
    says('<number>{体|枚|つ}', (count): Quantity => ({ amount: 'exactly', count })),
    says('<number>{体|枚|つ}まで', (count): Quantity => ({ amount: 'upTo', count })),
    means('ひとつ', ALL),
    means('好きな{数|枚数}', { amount: 'any', count: 0 } as const),
  ].flat(),
  modifier: [
    says('<owner>の', (of) => ({ of, filter: {} })),
    means('バトルゾーンにある[、]', { in: 'battleZone', filter: {} } as const),
    means('バトルゾーンの', { in: 'battleZone', filter: {} } as const),
    says('<owner>の<zone>に{ある、|ある}', (of, zone) => ({ of, in: zone, filter: {} })),
    says('<owner>の<zone>の', (of, zone) => ({ of, in: zone, filter: {} })),
    says('<civilizations>の[、]', (civilizations) => such({ civilizations })),
    says('{多色の|多色}', () => such({ multicolored: true })),
    says('{単色の|単色|多色ではない}', () => such({ multicolored: false })),
    says('パワー<bounds>の', (power) => such({ power })),
    says('パワーが<bounds>の', (power) => such({ power })),
    says('コスト<bounds>の', (cost) => such({ cost })),
    says('コストが<bounds>の', (cost) => such({ cost })),
    means('他の[、]', such({ other: true })),
    means('{タップされている|タップしている|タップ状態の}', such({ tapped: true })),
    means(
      '{タップされていない|タップしていない|アンタップされている|アンタップしている|アンタップ状態の}',
      such({ tapped: false }),
    ),
    says('「<keywordName>」を持つ', (keyword) => such({ keyword })),
    says('「<keywordName>」を持たない', (keyword) => such({ not: { keyword } })),
    says('{進化ではない|進化以外の}', () => such({ evolution: false })),
    says('<civilization>以外の', (civilization) => such({ not: { civilizations: [civilization] } })),
    says('<race>以外の', (race) => such({ not: { races: [race] } })),
    says('<quoted>以外の', (name) => such({ not: { names: [name] } })),
  ].flat(),
  modifiers: [means('', { filter: {} } as Described), says('<modifier><modifiers>', together)].flat(),
  noun: [
    means('クリーチャー', such({ type: 'creature' })),
    means('進化クリーチャー', such({ type: 'evolutionCreature' })),
    means('カード', such({})),
    means('呪文', such({ type: 'spell' })),
    means('クロスギア', such({ type: 'crossGear' })),
    says('<races>', (races) => such({ type: 'creature', races })),
    says('<race>{・クリーチャー|のクリーチャー}', (race) => such({ type: 'creature', races: [race] })),
    says('「<race>」{が|と}種族{名に|に}ある{クリーチャー|}', (race) =>
      such({ type: 'creature', races: [race] }),
    ),
    says('「<race>」と種族にあるクリーチャーまたは<race>', (one, other) =>
      such({ type: 'creature', races: [one, other] }),
    ),
    means('手札', { in: 'hand', filter: {} } as const),
    means('シールド', { in: 'shieldZone', filter: {} } as const),
    says('<quoted>', (name) => such({ names: [name] })),
  ].flat(),
  described: says('<modifiers><noun>', together),
  group: says('<described>', groupOf),
  ref: [
    means('{この|これの}クリーチャー', { ref: 'this' }),
    means('このカード', { ref: 'this' }),
    means('このクロスギア', { ref: 'this' }),
    means('{そのクリーチャー|その選んだクリーチャー|選んだクリーチャー}', { ref: 'thatCreature' }),
    means('{それ|それら}', { ref: 'that' }),
  ].flat(),
  objects: OBJECTS.flat(),
  topCards: [
    means('{自分の|}山札の一番上のカードを{1枚、|1枚|}', 1),
    says('{自分の|}山札の上から<number>枚目を[、]', (count) => (count === 1 ? 1 : undefined)),
    says('{自分の|}山札の上から<number>枚を[、]', (count) => count),
    says('{自分の|}山札の上から、<number>枚を[、]', (count) => count),
  ].flat(),
  subject: [
    means('{このクリーチャー|このクロスギア|このカード|このタマシード}', {
      of: 'any',
      filter: { itself: true },
    } as const),
    says('<described>', subjectOf),
  ].flat(),
} satisfies Partial<JapaneseGrammar>;
