import type { Amount, Bounds, Choice, Filter, Group, Keyword, Subject, Target } from 'taiki/words';
import { allOf, type Rule } from '../grammar/rule.ts';
import { areOfAnyType, areOfCreaturesInBattle } from './races.ts';
import { OF_CHOSEN_CIVILIZATION } from './sentences/readNamed.ts';
import { type Described, type JapaneseGrammar, means, type Quantity, says } from './values.ts';

/** The name of each keyword. A breaker is named with its number. */
const KEYWORD_NAMES: { readonly [K in Keyword['name']]: readonly Rule<K>[] } = {
  blocker: means('ブロッカー', 'blocker'),
  guardman: means('ガードマン', 'guardman'),
  speedAttacker: means('スピードアタッカー', 'speedAttacker'),
  machFighter: means('マッハファイター', 'machFighter'),
  flight: means('飛行', 'flight'),
  dynamo: means('ダイナモ', 'dynamo'),
  slayer: means('スレイヤー', 'slayer'),
  charger: means('チャージャー', 'charger'),
  crystalCharger: means('水晶チャージャー', 'crystalCharger'),
  crystalSoul: means('水晶ソウル', 'crystalSoul'),
  shieldTrigger: means('S・トリガー', 'shieldTrigger'),
  guardStrike: means('G・ストライク', 'guardStrike'),
  breaker: [],
  powerAttacker: means('パワーアタッカー', 'powerAttacker'),
  evolution: means('進化', 'evolution'),
  judgmentZ: means('サバキZ', 'judgmentZ'),
  strikeBack: means('S・バック', 'strikeBack'),
  godLink: means('G・リンク', 'godLink'),
  galaxyshield: means('ギャラクシールド', 'galaxyshield'),
  pandoraShift: means('パンドラ・シフト', 'pandoraShift'),
  shieldForce: means('シールド・フォース', 'shieldForce'),
  turboRush: means('ターボラッシュ', 'turboRush'),
  waveStriker: means('ウェーブストライカー', 'waveStriker'),
  tapAbility: means('タップ能力', 'tapAbility'),
  hyperSoulX: means('超魂X', 'hyperSoulX'),
  hyperMode: means('ハイパーモード', 'hyperMode'),
  hyperize: means('ハイパー化', 'hyperize'),
  shinkarize: means('シンカライズ', 'shinkarize'),
  manaAbility: means('マナ能力', 'manaAbility'),
  silentSkill: means('サイレントスキル', 'silentSkill'),
};

const BREAKER = /ブレイカー$/u;

/** Whether a word in 「」 names a keyword, and no card. */
const isKeyword = (word: string): boolean =>
  BREAKER.test(word) ||
  Object.values<readonly Rule<unknown>[]>(KEYWORD_NAMES)
    .flat()
    .some(({ pattern }) => pattern === word.normalize('NFKC'));

const sorted = (filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1)));

/** What two parts say of cards; undefined where both say the same thing. */
function together(one: Described, said: Described): Described | undefined {
  const { of, ...rest } = said;
  const other =
    of !== undefined && of === one.of && one.in !== undefined && rest.in === undefined ? rest : said;
  const twice = (a: object, b: object): boolean => Object.keys(a).some((field) => Object.hasOwn(b, field));
  const { filter, ...place } = one;
  const { filter: otherFilter, ...otherPlace } = other;
  if (twice(filter, otherFilter) || twice(place, otherPlace)) return undefined;
  return { ...place, ...otherPlace, filter: sorted({ ...filter, ...otherFilter }) };
}

const such = (filter: Filter): Described => ({ filter });

/** As much as the number that was named. */
const NAMED_NUMBER: Bounds = { min: { named: 'number' }, max: { named: 'number' } };

/** Creatures of races are one kind, however many races there are. */
const isOfRaces = ({ type, races }: Filter): boolean =>
  (type === 'creature' || type === undefined) && races !== undefined;

const HAVING_A_BATTLE_ZONE: readonly unknown[] = [
  'creature',
  'evolutionCreature',
  'crossGear',
  'tamaseed',
  'element',
  'psychicCreature',
  'neoCreature',
  'gNeoCreature',
  'starEvolutionCreature',
  'd2Field',
  'field',
  'dragheartCreature',
  'dragheartFortress',
  'dragheartWeapon',
];

/** Whether such cards stand in the battle zone where no other zone is named. */
const areTabled = ({ type, anyOf, races }: Filter): boolean =>
  HAVING_A_BATTLE_ZONE.includes(type) ||
  (type === undefined && (races !== undefined || anyOf?.every(areTabled) === true));

/** 「他の」 of cards that are not in the battle zone: others than the one that the trigger speaks of, which may lie among them by then. */
function otherThanIt({ other, ...filter }: Filter): Filter | undefined {
  if (other === undefined) return filter;
  return filter.not === undefined ? sorted({ ...filter, not: { is: { ref: 'that' } } }) : undefined;
}

const inBattle = (filter: Filter): Filter =>
  filter.type === undefined && filter.races !== undefined && areOfCreaturesInBattle(filter.races)
    ? sorted({ ...filter, type: 'creature' })
    : filter;

/** Cards in their zone. What stands in no other zone stands in the battle zone. */
export function groupOf({ of, in: zone, filter }: Described): Group | undefined {
  const placed = zone ?? (areTabled(filter) ? 'battleZone' : undefined);
  if (placed === undefined) return undefined;
  if (of === undefined && placed !== 'battleZone') return undefined;
  const group = { in: placed, of: (of ?? 'any') as Group['of'] };
  const such = placed === 'battleZone' ? inBattle(filter) : otherThanIt(filter);
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

const lessThan = (amount: Amount): Amount => ({ plus: [amount, -1] });

const ALL: Quantity = { amount: 'exactly', count: 1 };

/** 「自分のシールドが1枚でもあれば、その中から」: a choice among none does nothing, so the condition adds nothing. */
const ONE_SHIELD = chosen({ in: 'shieldZone', of: 'you', filter: {} }, { amount: 'exactly', count: 1 });

const isIn = (what: Choice | undefined, zone: string): boolean =>
  what !== undefined && 'in' in what.choose && what.choose.in === zone;

const isPlace = (group: Group | undefined, zone: string): boolean => group?.in === zone;

/** 「それよりコストが小さいクリーチャー1体またはタマシードを1枚」: a clause stands before both kinds, where a number is said of each. */
function withClauseOf({ cost }: Filter, filter: Filter): Filter {
  const isClause = typeof cost === 'object' && [cost.min, cost.max].some((one) => typeof one === 'object');
  return isClause && Object.keys(filter).length === 1 && filter.type !== undefined
    ? sorted({ ...filter, cost })
    : filter;
}

/** 「クリーチャー1体またはタマシードを1枚」: the owner stands before the first. */
function eitherOf(one: Described, other: Described): Choice | undefined {
  const first = groupOf(one);
  if (first === undefined || (other.of !== undefined && other.of !== one.of)) return undefined;
  const second = groupOf({ ...other, of: one.of ?? 'any', filter: withClauseOf(one.filter, other.filter) });
  if (second === undefined || String(second.in) !== String(first.in)) return undefined;
  const choose: Group = {
    in: first.in,
    of: first.of,
    filter: { anyOf: [first.filter ?? {}, second.filter ?? {}] },
  };
  return { choose, count: 1, amount: 'exactly', by: 'you' };
}

/** 「デーモン・コマンドまたは名前に《死神》とあるクリーチャー」: two kinds, each with no more than one word before it, and the second with one. */
function eitherKind(cards: Described, one: Filter, more: Described, other: Filter): Described | undefined {
  const { filter, ...place } = cards;
  if (more.of !== undefined || more.in !== undefined || Object.keys(more.filter).length !== 1)
    return undefined;
  if (Object.keys(filter).length > 1 || more.filter.not !== undefined) return undefined;
  const first = together({ filter }, such(one));
  const second = together({ filter: more.filter }, such(other));
  const said = JSON.stringify;
  if (first === undefined || second === undefined) return undefined;
  if (
    said(first.filter.civilizations) === said(second.filter.civilizations) &&
    'civilizations' in first.filter
  )
    return undefined;
  return { ...place, filter: { anyOf: [first.filter, second.filter] } };
}

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
  says('<described>{から|を}[、]{好きな数|好きな枚数}[を][、]裏向きのまま選び[、]', (cards) =>
    chosen(cards, { amount: 'any', count: 0 }),
  ),
  says('バトルゾーンにある[、]すべての<described>を[、]', (cards) => {
    const group = groupOf(cards);
    return isPlace(group, 'battleZone') ? group : undefined;
  }),
  says('<owner>の<zone>にカードが1枚でもあれば、その中から[、]<quantity>選び[、]', (of, zone, quantity) =>
    chosen({ of, in: zone, filter: {} }, quantity),
  ),
  says('自分のシールドが1枚でもあれば、その中から裏向きのまま1枚選び[、]', () => ONE_SHIELD),
  says('<ref>を[、]', (ref) => ref),
  says('<ref>をバトルゾーンから', (ref) => (ref.ref === 'this' ? ref : undefined)),
  says('<described>を[、]<quantity>[、]', (cards, quantity) => chosen(cards, quantity)),
  says('<described>を[、]<quantity>選{び、|び|んで、|んで}', (cards, quantity) => chosen(cards, quantity)),
  says('<described><quantity>{を|を、|を選び、|を選んで、|を選び|を選んで}', (cards, quantity) =>
    quantity.amount === 'any' ? undefined : chosen(cards, quantity),
  ),
  says('{好きな数の|好きな枚数の}<described>を[、]', (cards) => chosen(cards, { amount: 'any', count: 0 })),
  says('<described>{をすべて|すべてを}[、]', (cards) => groupOf(cards)),
  says('すべての<described>を[、]', (cards) => groupOf(cards)),
  says(
    '<owner>の<zones>から<described>を[、]コストの合計が<number>以下になるように<quantity>選び[、]',
    (owner, zone, cards, max, quantity) => {
      const placed = together({ of: owner, in: zone, filter: {} }, cards);
      return placed && chosen(placed, quantity, { total: { of: 'cost', max } });
    },
  ),
  says(
    '<owner>の<zones>からコストの合計が<number>以下になるように<described>を<quantity>選び[、]',
    (owner, zone, max, cards, quantity) => {
      const placed = together({ of: owner, in: zone, filter: {} }, cards);
      return placed && chosen(placed, quantity, { total: { of: 'cost', max } });
    },
  ),
  says(
    '<owner>の<zones>から[、]<described>を[、]<quantity>{選び、|選んで、|選び|選んで|、|}',
    (of, zone, cards, quantity) => {
      const placed = together({ of, in: zone, filter: {} }, cards);
      return placed && chosen(placed, quantity);
    },
  ),
  says(
    '<owner>の<zones>から<described><quantity>{を|を、|選び、|を選び、|を選んで、}',
    (of, zone, cards, quantity) => {
      const placed = together({ of, in: zone, filter: {} }, cards);
      return placed && quantity.amount !== 'any' ? chosen(placed, quantity) : undefined;
    },
  ),
  says(
    '<described>を[、]<owner>の<zones>から[、]<quantity>{選び[、]|選んで[、]}',
    (cards, of, zone, quantity) => {
      const placed = together({ of, in: zone, filter: {} }, cards);
      return placed && chosen(placed, quantity);
    },
  ),
  says('<described><number>体を[、]<owner>の<zones>から', (cards, count, of, zone) => {
    const placed = together({ of, in: zone, filter: {} }, cards);
    return placed && chosen(placed, { amount: 'exactly', count });
  }),
  says('<owner>の<zone>と<zone>から[、]<described>をすべて[、]', (of, one, other, cards) => {
    const placed = together({ of, in: [one, other], filter: {} }, cards);
    return placed && groupOf(placed);
  }),
  says('<owner>の<zones>から[、]<described>をすべて[、]', (of, zone, cards) => {
    const placed = together({ of, in: zone, filter: {} }, cards);
    return placed && groupOf(placed);
  }),
  says(
    'バトルゾーン{か|、またはいずれかの|または|、または|か、}{どちらかのプレイヤーの|いずれかのプレイヤーの|}マナゾーンから<described>を<quantity>選び[、]',
    (cards, quantity) => {
      const placed = together({ of: 'any', in: ['battleZone', 'manaZone'], filter: {} }, cards);
      return placed && chosen(placed, quantity);
    },
  ),
  says('<owner>の<zones>にあるすべての<everyKind>を[、]', (of, zone, cards) => {
    const placed = together({ of, in: zone, filter: {} }, cards);
    return placed && groupOf(placed);
  }),
  says('<everyKind>を[、]好きな数[、]', (cards) => chosen(cards, { amount: 'any', count: 0 })),
  says('<owner>の<zones>から[、]<quantity>{選び、|選び|選んで、|選んで}', (of, zone, quantity) =>
    chosen({ of, in: zone, filter: {} }, quantity),
  ),
  says(
    '<owner>の<zones>から好きな{数の|枚数の}<described>を[、]{選び、|選び|選んで、|選んで|}',
    (of, zone, cards) => {
      const placed = together({ of, in: zone, filter: {} }, cards);
      return placed && chosen(placed, { amount: 'any', count: 0 });
    },
  ),
  says(
    '{いずれかのプレイヤーの|いずれかの}<zone>から<described>を[、]<quantity>{選び、|選んで、|選び|選んで}',
    (zone, cards, quantity) => {
      const placed = together({ of: 'any', in: zone, filter: {} }, cards);
      return placed && chosen(placed, quantity);
    },
  ),
  says('<described>を[、]<quantity>[、]バトルゾーンから[選び、]', (cards, quantity) => {
    const what = chosen(cards, quantity);
    return isIn(what, 'battleZone') ? what : undefined;
  }),
  says('<described>を[、]<quantity>[、]バトルゾーンから', (cards, quantity) => {
    const what = chosen(cards, quantity);
    return isIn(what, 'battleZone') ? what : undefined;
  }),
  says('<described>をすべて[、]バトルゾーンから', (cards) => {
    const group = groupOf(cards);
    return group?.in === 'battleZone' ? group : undefined;
  }),
  says('<described>をすべて[、]<owner>の<zones>から', (cards, of, zone) => {
    const placed = together({ of, in: zone, filter: {} }, cards);
    return placed && groupOf(placed);
  }),
  says('{好きな数の|好きな枚数の}<described>を[、]<owner>の<zones>から', (cards, of, zone) => {
    const placed = together({ of, in: zone, filter: {} }, cards);
    return placed && chosen(placed, { amount: 'any', count: 0 });
  }),
  says('<described>1体または<described>を1枚{選び、|選び|選んで、|、|}', (one, other) =>
    eitherOf(one, other),
  ),
  says('<described>を1枚または<described>を1枚[、]<owner>の<zones>から', (one, other, of, zone) =>
    eitherOf({ ...one, of, in: zone }, { ...other, of, in: zone }),
  ),
  says(
    '{バトルゾーンまたはマナゾーン|バトルゾーンかマナゾーン}から{自分自身の|自身の}<described>を<quantity>{選び、|選んで}',
    (cards, quantity) => {
      const placed = together({ of: 'self', in: ['battleZone', 'manaZone'], filter: {} }, cards);
      return placed && chosen(placed, quantity);
    },
  ),
  says('<described>1体または<described>1枚を{選び[、]|}', (one, other) => eitherOf(one, other)),
  says('<described>1体または<described>を1体{選び[、]|}', (one, other) => eitherOf(one, other)),
  says('<described>1体または<described>を1枚[、]<owner>の<zones>から', (one, other, of, zone) =>
    eitherOf({ ...one, of, in: zone }, { ...other, of, in: zone }),
  ),
  says('<everyKind>{をすべて|すべてを}[、]', (cards) => groupOf(cards)),
  says('<everyKind>をすべて[、]<owner>の<zones>から', (cards, of, zone) => {
    const placed = together({ of, in: zone, filter: {} }, cards);
    return placed && groupOf(placed);
  }),
  says('バトルゾーンから<described>を[、]<quantity>選び[、]', (cards, quantity) => {
    const placed = together({ in: 'battleZone', filter: {} }, cards);
    return placed && chosen(placed, quantity);
  }),
  says(
    '<described>を[、]<quantity>[、]<owner>の<zones>から{選び、|選び|選んで、|選んで|}',
    (cards, quantity, of, zone) => {
      const placed = together({ of, in: zone, filter: {} }, cards);
      return placed && chosen(placed, quantity);
    },
  ),
  says(
    '<described>を[、]<quantity>[、]コストの合計が<number>以下になるように選び[、]',
    (cards, quantity, max) =>
      quantity.amount === 'exactly' ? undefined : chosen(cards, quantity, { total: { of: 'cost', max } }),
  ),
  ...(
    [
      ['パワー', 'power'],
      ['コスト', 'cost'],
    ] as const
  ).flatMap(([word, of]) => [
    ...says(
      `<described>を[、]${word}の合計が<number>以下になるよう{に|}[、]好きな{数|枚数}{選び[、]|}` as '<described><number>',
      (cards, max) => chosen(cards, { amount: 'any', count: 0 }, { total: { of, max } }),
    ),
    ...says(
      `<owner>の<zones>から[、]好きな数の<described>を[、]${word}の合計が<number>以下になるように選び[、]` as '<owner><zones><described><number>',
      (owner, zone, cards, max) => {
        const placed = together({ of: owner, in: zone, filter: {} }, cards);
        return placed && chosen(placed, { amount: 'any', count: 0 }, { total: { of, max } });
      },
    ),
  ]),
].flat();

/** 208.1a. The letters of the icons of souls. */
const SOULS = ['H', 'M', 'E', 'K', 'W', 'B'] as const;

const anyOfSouls = (icons: readonly string[]): Filter => ({ anyOf: icons.map((icon) => ({ icon })) });

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
    says('<civilization>、<civilization>{または|、または|、|か|、か}<civilization>', (...all) => all),
    says(
      '<civilization>、<civilization>、<civilization>{または|、または|、|か|、か}<civilization>',
      (...all) => all,
    ),
    says('<civilization>、<civilization>、<civilization>いずれか', (...all) => all),
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
    means('深淵ゾーン', 'abyssZone' as const),
  ].flat(),
  zones: [
    says('<zone>', (zone) => zone),
    says('<zone>{または|か|、または}<zone>', (one, other) => [one, other]),
    says('バトルゾーン{または|か}<zone>', (zone) => ['battleZone', zone] as const),
  ].flat(),
  whose: [
    means('', 'unsaid' as const),
    means('{持ち主の|持主の|それぞれの}', 'any' as const),
    means('{自分の|自身の}', 'you' as const),
    means('相手の', 'opponent' as const),
  ].flat(),
  quantity: [
    says('<number>{体|枚|つ}', (count): Quantity => ({ amount: 'exactly', count })),
    says('<number>{体|枚|つ}ずつ', (count): Quantity => ({ amount: 'exactly', count, apiece: true })),
    says('<number>{体|枚|つ}まで', (count): Quantity => ({ amount: 'upTo', count })),
    means('ひとつ', ALL),
    means('好きな{数|枚数}', { amount: 'any', count: 0 } as const),
  ].flat(),
  cardCount: [
    says('<owner>の<zone>{にある|の}カードの枚数', (of, zone) => groupOf({ of, in: zone, filter: {} })),
    says('<owner>の手札の枚数', (of) => groupOf({ of, in: 'hand', filter: {} })),
    says('<owner>のクリーチャーの数', (of) => groupOf({ of, filter: { type: 'creature' } })),
  ].flat(),
  modifier: [
    says('<cardCount>以下のコスト{を持つ|の}', (cards) => such({ cost: { max: { count: cards } } })),
    says(
      '<cardCount>{と同じかそれ以下のコストを持つ|と同じまたはそれ以下のコストを持つ|とコストが同じかそれ以下の}',
      (cards) => such({ cost: { max: { count: cards } } }),
    ),
    says('<owner>のマナゾーンにある文明の数以下のコストを持つ', (of) => {
      const mana = groupOf({ of, in: 'manaZone', filter: {} });
      return mana && such({ cost: { max: { civilizationsOf: mana } } });
    }),
    says('<cardCount>以下のコスト{を持つ|の}[、]', (cards) => such({ cost: { max: { count: cards } } })),
    says('<cardCount>よりコストが小さい', (cards) => such({ cost: { max: lessThan({ count: cards }) } })),
    says('<cardCount>よりコストが大きい', (cards) =>
      such({ cost: { min: { plus: [{ count: cards }, 1] } } }),
    ),
    says('<owner>の', (of) => ({ of, filter: {} })),
    means('バトルゾーンにある[、]', { in: 'battleZone', filter: {} } as const),
    means('バトルゾーンの', { in: 'battleZone', filter: {} } as const),
    says('<owner>の<zones>に{ある、|ある}', (of, zone) => ({ of, in: zone, filter: {} })),
    says('<owner>の<zones>の', (of, zone) => ({ of, in: zone, filter: {} })),
    means('リンクしている', such({ linked: { min: 1 } })),
    means('リンクしていない', such({ linked: { max: 0 } })),
    says('すべての<zone>にある', (zone): Described => ({ of: 'any', in: zone, filter: {} })),
    says('コスト<bounds>またはパワー<bounds>の', (cost, power) => such({ anyOf: [{ cost }, { power }] })),
    says('{バトルゾーンまたはマナゾーン|バトルゾーンかマナゾーン}にある', () => ({
      in: ['battleZone', 'manaZone'] as const,
      filter: {},
    })),
    says('<owner>の<zone>でタップされている', (of, zone) =>
      zone === 'manaZone' ? { of, in: zone, filter: { tapped: true } } : undefined,
    ),
    means('バトルゾーンでタップされている', { in: 'battleZone', filter: { tapped: true } } as const),
    says('<civilizations>の[、]', (civilizations) => such({ civilizations })),
    says('<chosenCivilization>', () => such(OF_CHOSEN_CIVILIZATION)),
    says('{多色の|多色}', () => such({ multicolored: true })),
    says('{単色の|単色}', () => such({ multicolored: false })),
    // 106.2b, 106.2c. Colorless cards are neither.
    means('{多色ではない|多色以外の}[、]', such({ not: { multicolored: true } })),
    says('パワー<bounds>の', (power) => such({ power })),
    says('パワーが<bounds>の', (power) => such({ power })),
    says('パワーが<number>より大きい', (power) => such({ power: { min: power + 1 } })),
    says('コスト<bounds>の', (cost) => such({ cost })),
    says('コストが<bounds>の', (cost) => such({ cost })),
    means('他の[、]', such({ other: true })),
    means('{タップされている|タップしている|タップされた|タップした|タップ状態の}', such({ tapped: true })),
    means(
      '{タップされていない|タップしていない|アンタップされている|アンタップしている|アンタップ状態の}',
      such({ tapped: false }),
    ),
    says('「<keywordName>」を持つ', (keyword) => such({ keyword })),
    says('「<keywordName>」を持たない', (keyword) => such({ not: { keyword } })),
    says(
      '{進化ではない|進化でない|進化以外の|進化クリーチャーではない|進化クリーチャーでない|進化クリーチャー以外の}',
      () => such({ evolution: false }),
    ),
    says('{その種族の|選んだ種族の|選ばれた種族の}', () => such({ ofRace: { named: 'race' } })),
    means('{選んだ|選ばれた}種族以外の', such({ not: { ofRace: { named: 'race' } } })),
    says('名前が<quoted>の', (name) => such({ names: [name] })),
    says('名前に<quoted>とある', (name) => such({ nameContains: name })),
    says('名前に<quoted>または<quoted>とある', (one, other) =>
      such({ anyOf: [{ nameContains: one }, { nameContains: other }] }),
    ),
    says('種族に<races>とある', (races) => such({ races })),
    says('種族に「<race>」とある', (race) => such({ races: [race] })),
    says('<races>{ではない|でない}', (races) => such({ not: { races } })),
    says('「<keywordName>」{付き|付きの|能力を持つ}', (keyword) => such({ keyword })),
    says('{パワーが一番小さい|パワーの一番小さい|一番パワーの小さい|一番パワーが小さい}', () =>
      such({ extreme: 'lowestPower' }),
    ),
    says('{パワーが一番大きい|パワーの一番大きい|一番パワーの大きい|一番パワーが大きい}', () =>
      such({ extreme: 'highestPower' }),
    ),
    means('{攻撃している|攻撃中の}', such({ attacking: true })),
    says('コストが<bounds>で', (cost) => such({ cost })),
    says('コスト<bounds>で', (cost) => such({ cost })),
    says('{クリーチャー以外の|クリーチャーではない}', () => such({ not: { type: 'creature' } })),
    says('{<ref>よりコストが小さい|<ref>よりコストの小さい}' as '<ref>', (ref) =>
      such({ cost: { max: lessThan({ costOf: ref }) } }),
    ),
    says(
      '<ref>{以下のコストを持つ|以下のコストの|のコスト以下の|のコスト以下のコストを持つ}' as '<ref>',
      (ref) => such({ cost: { max: { costOf: ref } } }),
    ),
    says('コストがこのクリーチャーより小さい', () =>
      such({ cost: { max: lessThan({ costOf: { ref: 'this' } }) } }),
    ),
    says('{<ref>よりパワーが小さい|<ref>よりパワーの小さい}' as '<ref>', (ref) =>
      such({ power: { max: lessThan({ powerOf: ref }) } }),
    ),
    says('{<ref>よりパワーが大きい|<ref>よりパワーの大きい}' as '<ref>', (ref) =>
      such({ power: { min: { plus: [{ powerOf: ref }, 1] } } }),
    ),
    says('パワーがこのクリーチャーより小さい', () =>
      such({ power: { max: lessThan({ powerOf: { ref: 'this' } }) } }),
    ),
    says('パワーがこのクリーチャーより大きい', () =>
      such({ power: { min: { plus: [{ powerOf: { ref: 'this' } }, 1] } } }),
    ),
    says('<ref>と同じ{名前|カード名}{の|を持つ}', (ref) => such({ sameNameAs: ref })),
    says('<ref>と同じ種族{の|を持つ}', (ref) => such({ sameRaceAs: ref })),
    means('{表向きの|表向きになっている}', such({ faceUp: true })),
    means('{裏向きの|表向きのカードを含まない}', such({ faceUp: false })),
    means('{サイキックではない|サイキック・クリーチャー以外の}', such({ not: { type: 'psychicCreature' } })),
    means('自分と相手の', { of: 'any', filter: {} } as const),
    says('<race>と<race>以外の', (...races) => such({ not: { races } })),
    says('<knownName>以外の', (name) => such({ not: { names: [name] } })),
    says('<civilization>以外の', (civilization) => such({ not: { civilizations: [civilization] } })),
    says('<race>以外の', (race) => such({ not: { races: [race] } })),
    says('<cardCount>と[、]コストが同じかそれ以下の[、]', (cards) =>
      such({ cost: { max: { count: cards } } }),
    ),
    says('<ref>とパワーが同じかそれより小さい', (ref) => such({ power: { max: { powerOf: ref } } })),
    says('{<ref>よりコストが小さく、|<ref>よりコストの小さく、}' as '<ref>', (ref) =>
      such({ cost: { max: lessThan({ costOf: ref }) } }),
    ),
    says('<owner>の<zone>にある<kind>と同じ{名前|カード名}{の|を持つ}', (of, zone, filter) => {
      const group = groupOf({ of, in: zone, filter });
      return group && such({ sameNameAs: group });
    }),
    means('{このターンにバトルゾーンに出した|このターン出した|このターンに出した}', such({ fresh: true })),
    means('進化である', such({ evolution: true })),
    means('選んだ数字と同じ数のコストを持つ', such({ cost: NAMED_NUMBER })),
    says('「<race>」と種族にある', (race) => such({ races: [race] })),
    says('<quoted>以外の', (name) => (isKeyword(name) ? undefined : such({ not: { names: [name] } }))),
    says('「<keywordName>」{以外の|ではない|でない}', (keyword) => such({ not: { keyword } })),
  ].flat(),
  modifiers: [means('', { filter: {} } as Described), says('<modifier>[、]<modifiers>', together)].flat(),
  soul: SOULS.flatMap((letter) => means(`(${letter}・ソウル)`, `${letter}・ソウル`)),
  souls: [
    says('<soul>', (icon): Filter => ({ icon })),
    says('<soul>{または|か}<soul>', (...icons) => anyOfSouls(icons)),
    says('<soul>、<soul>、<soul>、<soul>、<soul>、{または|}<soul>', (...icons) => anyOfSouls(icons)),
  ].flat(),
  kind: [
    means('クリーチャー', { type: 'creature' } as Filter),
    says('<souls>クリーチャー', (souls): Filter => ({ ...souls, type: 'creature' })),
    means('進化クリーチャー', { type: 'evolutionCreature' } as Filter),
    means('究極進化クリーチャー', { type: 'creature', evolution: 'ultimate' } as Filter),
    means('究極進化MAXクリーチャー', { type: 'creature', evolution: 'ultimateMax' } as Filter),
    means('{呪文|呪文カード}', { type: 'spell' } as Filter),
    means('クロスギア', { type: 'crossGear' } as Filter),
    means('タマシード', { type: 'tamaseed' } as Filter),
    means('エレメント', { type: 'element' } as Filter),
    means('城', { type: 'castle' } as Filter),
    means('サイキック・クリーチャー', { type: 'psychicCreature' } as Filter),
    means('{NEOクリーチャー|NEO・クリーチャー}', { type: 'neoCreature' } as Filter),
    means('G-NEOクリーチャー', { type: 'gNeoCreature' } as Filter),
    means('スター進化クリーチャー', { type: 'starEvolutionCreature' } as Filter),
    means('D2フィールド', { type: 'd2Field' } as Filter),
    means('フィールド', { type: 'field' } as Filter),
    means('ドラグハート・クリーチャー', { type: 'dragheartCreature' } as Filter),
    means('{ドラグハート・ウエポン|ウエポン}', { type: 'dragheartWeapon' } as Filter),
    means('ドラグハート・フォートレス', { type: 'dragheartFortress' } as Filter),
    says('<races>', (races): Filter | undefined =>
      areOfAnyType(races) ? { races } : { type: 'creature', races },
    ),
    says(
      '<race>{・クリーチャー|のクリーチャー|クリーチャー|カード}',
      (race): Filter => ({ type: 'creature', races: [race] }),
    ),
    says('<race>・クロスギア', (race): Filter => ({ type: 'crossGear', races: [race] })),
    says('<race>{または|か}<race>・クリーチャー', (...races): Filter => ({ type: 'creature', races })),
    says('<race>{・呪文|呪文|の呪文}', (race): Filter => ({ type: 'spell', races: [race] })),
  ].flat(),
  everyKind: [
    says('<modifiers><soul>と<soul>クリーチャー', (cards, ...icons) =>
      together(cards, such({ ...anyOfSouls(icons), type: 'creature' })),
    ),
    says('<modifiers><race>{と|および}<race>[・クリーチャー]', (cards, one, other) =>
      together(cards, such({ type: 'creature', races: [one, other] })),
    ),
    says('<modifiers><race>と他の<race>', (cards, one, other) =>
      together(cards, such({ type: 'creature', anyOf: [{ races: [one] }, { races: [other], other: true }] })),
    ),
    says('<modifiers><civilization>のクリーチャーと<civilization>のタマシード', (cards, one, other) =>
      one === other
        ? together(cards, such({ civilizations: [one], anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] }))
        : undefined,
    ),
    says('<modifiers><race>・クリーチャーと<race>{・|}クリーチャー', (cards, one, other) =>
      together(cards, such({ type: 'creature', races: [one, other] })),
    ),
    says('<modifiers><civilization>のクリーチャーと<civilization>のクリーチャー', (cards, one, other) =>
      together(cards, such({ type: 'creature', civilizations: [one, other] })),
    ),
  ].flat(),
  noun: [
    means('{カード|好きなカード}', such({})),
    means(
      '{選んだカード|選ばれたカードと同じ名前のカード|選んだカード名と同じカード}',
      such({ named: 'name' }),
    ),
    means('選んだ{数|数字}と同じコストのカード', such({ cost: NAMED_NUMBER })),
    says('<kind>', such),
    says('<civilization>クリーチャー', (civilization) =>
      such({ type: 'creature', civilizations: [civilization] }),
    ),
    says('<civilization>のクリーチャーまたは<civilization>のタマシード', (one, other) =>
      one === other
        ? such({ civilizations: [one], anyOf: [{ type: 'creature' }, { type: 'tamaseed' }] })
        : undefined,
    ),
    says('「<race>」と付く種族', (race) => such({ type: 'creature', races: [race] })),
    says('{種族に<races>とあるクリーチャー|<races>}から進化するクリーチャー' as '<races>', (races) =>
      such({ type: 'creature', evolvesFrom: races }),
    ),
    says('「<race>」{が|と}種族{名に|に}ある{クリーチャー|}', (race) =>
      such({ type: 'creature', races: [race] }),
    ),
    says('「<race>」と種族にあるクリーチャーまたは<race>', (one, other) =>
      such({ type: 'creature', races: [one, other] }),
    ),
    means('相手クリーチャー', { of: 'opponent', filter: { type: 'creature' } } as const),
    means('手札', { in: 'hand', filter: {} } as const),
    means('シールド', { in: 'shieldZone', filter: {} } as const),
    says('<knownName>', (name) => such({ names: [name] })),
    says('<quoted>', (name) => (isKeyword(name) ? undefined : such({ names: [name] }))),
  ].flat(),
  described: [
    says('<modifiers><noun>', together),
    says('<modifiers><kind>{または|か|、または}リンクしている<kind>', (cards, one, other) =>
      Object.keys(cards.filter).length > 0
        ? undefined
        : together(cards, such({ anyOf: [one, { ...other, linked: { min: 1 } }] })),
    ),
    says('<modifiers><kind>{または|か|、または}<modifiers><kind>', eitherKind),
    says('<modifiers><kind>{または|か|、または}<kind>', (cards, one, other) =>
      Object.keys(cards.filter).length > 0 || (isOfRaces(one) && isOfRaces(other))
        ? undefined
        : together(cards, such({ anyOf: [one, other] })),
    ),
  ].flat(),
  group: says('<described>', groupOf),
  ref: [
    means('{この|これの|バトルゾーンにあるこの}クリーチャー', { ref: 'this' }),
    means('ブロックされたクリーチャー', { ref: 'blocked' }),
    means('ブロックしたクリーチャー', { ref: 'blocking' }),
    means('相手の攻撃クリーチャー', { ref: 'attacker' }),
    means('{このカード|このクロスギア|このタマシード}', { ref: 'this' }),
    means('これをクロスしたクリーチャー', { ref: 'crossed' }),
    means('これを装備した[自分の]クリーチャー', { ref: 'equipped' }),
    means('これを付けた[自分の]クリーチャー', { ref: 'attached' }),
    means('バトルしている相手[の]クリーチャー', { ref: 'other' }),
    means('{そのクリーチャー|それらのクリーチャー|その選んだクリーチャー|選んだクリーチャー}', {
      ref: 'thatCreature',
    }),
    says('その<kind>', ({ type, races }) =>
      type === 'creature' && races !== undefined ? { ref: 'thatCreature' } : undefined,
    ),
    says('その<civilization>のクリーチャー', () => ({ ref: 'thatCreature' })),
    means('{それ|それら|その呪文|そのカード|その捨てたカード|そのクロスギア|そのシールド|そのタマシード}', {
      ref: 'that',
    }),
  ].flat(),
  objects: OBJECTS.flat(),
  topCards: [
    means('{自分の|}山札の一番上のカードを{1枚、|1枚|、|}', 1),
    says('{自分の|}山札の上から<number>枚目を[、]', (count) => (count === 1 ? 1 : undefined)),
    says('{自分の|}山札の上から<number>枚を[、]', (count) => count),
    says('{自分の|}山札の上から、<number>枚を[、]', (count) => count),
    means('{自分の|}山札の一番上のカードを表にして[、]', 1),
    says('{自分の|}山札の一番上のカードを<number>枚[、]表にして[、]', (count) => count),
    says('{自分の|}山札の上から[もう]<number>枚、', (count) => count),
    says('{さらにもう|もう|さらに}<number>枚、自分の山札の上からカードを', (count) => count),
    says('さらにもう<number>枚を[、]', (count) => count),
    says('{自分の|}山札の上から{さらにもう|もう|さらに}<number>枚{を、|、|}', (count) => count),
  ].flat(),
  subject: [
    says('<itself>', (it) => it),
    means('{これをクロスしたクリーチャー|これをクロスしてあるクリーチャー}', {
      of: 'any',
      filter: { is: { ref: 'crossed' } },
    } as const),
    means('{これを装備したクリーチャー|これを装備しているクリーチャー}', {
      of: 'any',
      filter: { is: { ref: 'equipped' } },
    } as const),
    says('<described>', subjectOf),
    says('<everyKind>', subjectOf),
  ].flat(),
} satisfies Partial<JapaneseGrammar>;
