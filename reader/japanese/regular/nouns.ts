import type { Amount, Condition, Filter } from 'taiki/words';
import { name, number, pairOf, race, ref, signedNumber } from './parts.ts';
import { CIVILIZATION_NAMES, KEYWORD_NAMES, ZONE_NAMES } from './terms.ts';
import {
  either,
  listOf,
  namedIn,
  type Part,
  part,
  such,
  tagged,
  type Wording,
  type Words,
  within,
  wordings,
} from './wording.ts';

/** Zones, cards, amounts and conditions in regular Japanese. */

type OneType = Extract<NonNullable<Filter['type']>, string>;

export const TYPE_NAMES: { readonly [T in OneType]: string } = {
  card: 'カード',
  creature: 'クリーチャー',
  element: 'エレメント',
  seal: '封印',
  evolutionCreature: '進化クリーチャー',
  starEvolutionCreature: 'スター進化クリーチャー',
  sMaxEvolutionCreature: 'S-MAX進化クリーチャー',
  neoCreature: 'NEOクリーチャー',
  gNeoCreature: 'G-NEOクリーチャー',
  tamaseed: 'タマシード',
  tamaseedCreature: 'タマシード/クリーチャー',
  spell: '呪文',
  crossGear: 'クロスギア',
  castle: '城',
  galaxyCastle: 'G城',
  field: 'フィールド',
  d2Field: 'D2フィールド',
  historicField: 'ヒストリック・フィールド',
  lunaticField: 'ルナティック・フィールド',
  dmField: 'DM・フィールド',
  wdField: 'WDフィールド',
  gacharangeCreature: 'GRクリーチャー',
  psychicCreature: 'サイキック・クリーチャー',
  kingCell: 'キング・セル',
  kingCreature: 'キング・クリーチャー',
  psychicSuperCreature: 'サイキック・スーパー・クリーチャー',
  dragheartWeapon: 'ドラグハート・ウエポン',
  dragheartFortress: 'ドラグハート・フォートレス',
  dragheartCreature: 'ドラグハート・クリーチャー',
  dragheartSuperCreature: 'ドラグハート・スーパー・クリーチャー',
  psychicCrossGear: 'サイキック・クロスギア',
  dreamCreature: 'ドリーム・クリーチャー',
  dreamEvolutionCreature: 'ドリーム進化クリーチャー',
  dreamNeoCreature: 'ドリームNEOクリーチャー',
  dreamGNeoCreature: 'ドリームG-NEOクリーチャー',
  exileCreature: 'エグザイル・クリーチャー',
  forbiddenBeat: '禁断の鼓動',
  forbiddenCreature: '禁断クリーチャー',
  aura: 'オーラ',
  artifact: 'Artifact',
  land: '土地',
  rulePlus: 'ルール・プラス',
  rite: '零龍の儀',
  nebula: '零龍星雲',
  zeroDragonCreature: '零龍クリーチャー',
  finalForbiddenField: '最終禁断フィールド',
  finalForbiddenCreature: '最終禁断クリーチャー',
  core: 'コア',
  duelist: 'デュエリスト',
  duelmateCreature: 'デュエルメイト・クリーチャー',
  duelmateSpell: 'デュエルメイト呪文',
  duelmateSuperCreature: 'デュエルメイト・スーパー・クリーチャー',
  psychicEvolutionCreature: '進化サイキック・クリーチャー',
  exileEvolutionCreature: '進化エグザイル・クリーチャー',
  dragheartEvolutionCreature: '進化ドラグハート・クリーチャー',
  dragheartStarEvolutionSuperCreature: 'スター進化ドラグハート・スーパー・クリーチャー',
  neoGacharangeCreature: 'NEO GRクリーチャー',
  dragheartTamaseed: 'ドラグハート・タマシード',
  psychicField: 'サイキック・フィールド',
  forbiddenField: '禁断フィールド',
  dragonicField: 'ドラゴニック・フィールド',
  dgField: 'DGフィールド',
  fairyField: 'フェアリー・フィールド',
  t2Field: 'T2フィールド',
  evolutionCrossGear: '進化クロスギア',
  happinessField: '幸せのフィールド',
};

const civilization = namedIn(CIVILIZATION_NAMES);

/** What is said of cards before the noun, one text for each field of a filter. */
const FILTER_TEXTS: { readonly [F in keyof Filter]-?: string } = {
  itself: '{itself?これ自身である}',
  other: '{other?他の}',
  fresh: '{fresh:true=出たばかりの|false=出たばかりではない|=}',
  tapped: '{tapped:true=タップされている|false=タップされていない|=}',
  attacking: '{attacking:true=攻撃中の|false=攻撃中ではない|=}',
  blocking: '{blocking:true=ブロック中の|false=ブロック中ではない|=}',
  faceUp: '{faceUp:true=表向きの|false=裏向きの|=}',
  twinpact: '{twinpact:true=ツインパクトの|false=ツインパクトではない|=}',
  multicolored: '{multicolored:true=多色の|false=単色の|=}',
  extreme: '{extreme:highestPower=一番パワーが大きい|lowestPower=一番パワーが小さい|=}',
  usedThrough:
    '{usedThrough:shieldTrigger=「S・トリガー」で使った|alternativeCost=かわりのコストで使った|less=少ないコストで使った|hand=手札から使った|=}',
  ability: '{ability:whenPut=出た時の能力を持つ|=}',
  goingToHand: '{goingToHand?手札に加わる途中の}',
  is: '[<is:ref>である]',
  not: '[〔<not:filter>〕ではない]',
  anyOf: '[<anyOf:closedFilters>である]',
  named: '[指定された名前<named:name>の]',
  names: '[<names:names>という名前の]',
  icon: '[<icon:name>のアイコンを持つ]',
  nameContains: '[名前に<nameContains:name>とある]',
  sameNameAs: '[<sameNameAs:named>と同じ名前の]',
  ofRace: '[指定された種族<ofRace:number_named>の]',
  sameRaceAs: '[<sameRaceAs:ref>と同じ種族の]',
  evolvesFrom: '[<evolvesFrom:names>から進化する]',
  sealing: '[<sealing:ref>に付いている]',
  evolvesOnto: '[<evolvesOnto:ref>から進化できる]',
  crossedWith: '[<crossedWith:ref>にクロスされている]',
  under: '[下にカードが<under:sheets>ある]',
  linked: '[カード<linked:sheets>とリンクしている]',
  keyword: '[「<keyword:keywordName>」を持つ]',
  cost: '[コスト<cost:bounds>の]',
  power: '[パワー<power:bounds>の]',
  civilizations: '[<civilizations:civilizations>の]',
  evolution:
    '{evolution:true=進化である|false=進化ではない|ultimate=究極進化である|ultimateMax=究極進化MAXである|=}',
  races: '[<races:races>の]',
  type: '',
};

const BEFORE_NOUN = Object.values(FILTER_TEXTS).join('');

const filter = wordings(`${BEFORE_NOUN}<type:type>`, `${BEFORE_NOUN}カード`);

const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

const isCreature = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  (value.type === 'creature' || value.type === 'evolutionCreature');

const OF = '{of:you=自分の|opponent=相手の|any=}';

/** Cards in zones. Creatures without a zone are in the battle zone. */
const group = wordings(
  { text: `${OF}<filter:creatures>`, where: { in: 'battleZone' } },
  { text: `${OF}シールド`, where: { in: 'shieldZone' } },
  `<in:zones>にある${OF}<filter:such>`,
  `<in:zones>にある${OF}カード`,
);

const AS = '[（<as:name>と呼ぶ）]';
const CHOICE_MARKS = `{by:you=|opponent=（相手が選ぶ）|any=（各プレイヤーが選ぶ）}{atRandom?（無作為に）}{able:attack=（攻撃できるもの）|=}[（<total:total>）]${AS}`;

const chosen = (counter: string, candidates: string): readonly Wording[] => [
  `<choose:${candidates}><count:amount>${counter}{amount:exactly=|upTo=まで}${CHOICE_MARKS}`,
];

const choice = wordings(...chosen('体', 'creatureGroup'), ...chosen('枚', 'otherCandidates'), {
  text: `<choose:candidates>から好きな数${CHOICE_MARKS}`,
  where: { amount: 'any', count: 0 },
});

type AmountNames<A> = A extends number ? never : A extends object ? keyof A : never;
type AmountName = Exclude<AmountNames<Amount>, 'by' | 'in' | 'except' | 'nth'>;

const AMOUNTS: Words<AmountName> = {
  cardTypesOf: '<cardTypesOf:group>のカードタイプの種類の数',
  civilizationsOf: '<civilizationsOf:group>の文明の種類の数',
  count: '<count:group>の数',
  half: '<half:amount>の半分',
  highestPower: '<highestPower:group>の一番大きいパワー',
  infinite: '{infinite:above=∞|below=-∞}',
  named: '数<named:name>',
  plus: '<plus:sum>',
  powerOf: '<powerOf:ref>のパワー',
  costOf: '<costOf:ref>のコスト',
  racesOf: '<racesOf:group>の[、<except:races>以外の]種族の種類の数',
  shieldsBroken:
    '{in:turn=このターン、|attack=この攻撃で、}<by:subject>がブレイクした{shieldsBroken:you=自分の|opponent=相手の|any=}シールドの数',
  putThisTurn: 'このターンに<putThisTurn:subject>が出た回数',
  sizeOf: '<sizeOf:ref>の枚数',
  times: '<times:product>',
  timesPaid: '<timesPaid:ref>の任意コスト<nth:number>を支払った回数',
};

const CONDITIONS: Words<Condition['kind']> = {
  all: '<of:group>がすべて<are:filter>である',
  attacking: '<what:ref>が{target:player=プレイヤーを|creature=クリーチャーを|=}攻撃している',
  battling: '<what:ref>が[<against:such>と]バトルしている',
  both: '<conditions:allConditions>',
  either: '<conditions:anyConditions>',
  compare:
    '<a:amount>が<b:amount>{is:more=より大きい|less=より小さい|atLeast=以上である|atMost=以下である|equal=と等しい}',
  count: [
    { text: '<of:group>が1枚もない', where: { is: { max: 0 } } },
    { text: '<of:group>がある', where: { is: { min: 1 } } },
    '<of:group>が<is:sheets>ある',
  ],
  differentCosts: '<of:group>のコストが<is:kinds>ある',
  happened: '{in:duel=このゲーム中|=このターン}、〔<event:event>〕が<is:times>だった',
  inHyperMode: '<what:ref>がハイパーモードである',
  is: '<what:ref>が<like:filter>である',
  not: '〔<condition:condition>〕ではない',
  shields: [
    {
      text: '{of:you=自分|opponent=相手|any=いずれかのプレイヤー}にはシールドが1枚もない',
      where: { is: { max: 0 } },
    },
    '{of:you=自分|opponent=相手|any=いずれかのプレイヤー}にはシールドが<is:sheets>ある',
  ],
  turnOf: '{who:you=自分の|opponent=相手の|any=いずれかの}ターンである',
};

/** A range: one number, from, to, or both. */
function bounds(counter: string): Part {
  const one = wordings(`<min:amount>${counter}`);
  const range = wordings(
    `<min:amount>${counter}から<max:amount>${counter}`,
    `<min:amount>${counter}以上`,
    `<max:amount>${counter}以下`,
    '任意',
  );
  const isOne = ({ min, max }: Readonly<Record<string, unknown>>): boolean =>
    min !== undefined && JSON.stringify(min) === JSON.stringify(max);
  return {
    print: (value, print) => {
      const fields = value as Readonly<Record<string, unknown>>;
      return isOne(fields) ? one.print({ min: fields['min'] }, print) : range.print(value, print);
    },
    read: (source, at) => [
      ...one.read(source, at).map(({ value, end }) => {
        const { min } = value as Readonly<Record<string, unknown>>;
        return { value: { min, max: min }, end };
      }),
      ...range.read(source, at),
    ],
  };
}

const isOf =
  (field: string) =>
  (value: unknown): boolean =>
    typeof value === 'object' && value !== null && field in value;

export const NOUN_PARTS = {
  number,
  signedNumber,
  name,
  race,
  ref,
  civilization,
  zone: namedIn(ZONE_NAMES),
  oneType: namedIn(TYPE_NAMES),
  keywordName: namedIn(KEYWORD_NAMES),
  names: listOf('name', 'か'),
  races: listOf('race', 'か'),
  allRaces: listOf('race', 'と'),
  civilizations: listOf('civilization', 'か'),
  allCivilizations: listOf('civilization', 'と'),
  zoneList: listOf('zone', 'か'),
  severalZones: listOf('zone', 'か', { least: 2 }),
  zones: either(namedIn(ZONE_NAMES), part('severalZones')),
  severalTypes: listOf('oneType', 'もしくは', { least: 2 }),
  type: either(namedIn(TYPE_NAMES), part('severalTypes')),
  filter,
  such: such('filter', saysSomething),
  creatures: such('filter', isCreature),
  closedFilter: within('〔', 'filter', '〕'),
  closedFilters: listOf('closedFilter', 'か'),
  number_named: wordings('<named:name>'),
  subject: wordings(
    { text: 'このカード', where: { of: 'any', filter: { itself: true } } },
    { text: '<filter:sameAs>', where: { of: 'any' } },
    `${OF}<filter:such>`,
    `${OF}カード`,
  ),
  sameAs: wordings('<is:ref>'),
  group,
  creatureGroup: such('group', (value) => isCreature((value as { filter?: unknown }).filter)),
  otherGroup: such('group', (value) => !isCreature((value as { filter?: unknown }).filter)),
  named: either(ref, within('〔', 'group', '〕の他の1枚')),
  among: wordings('<ref:refName>の中の<filter:such>'),
  refName: {
    print: (value: unknown, print) => ref.print({ ref: value }, print),
    read: (source, at) =>
      ref.read(source, at).map(({ value, end }) => ({ value: (value as { ref: string }).ref, end })),
  } satisfies Part,
  otherCandidates: either(part('otherGroup'), part('among'), ref),
  candidates: either(part('group'), part('among'), ref),
  total: wordings('{of:cost=コスト|power=パワー}の合計が<max:amount>以下'),
  choice,
  all: such('group', isOf('in')),
  allOfGroup: within('', 'all', 'すべて'),
  target: {
    print: (value: unknown, print) =>
      print(isOf('choose')(value) ? 'choice' : isOf('in')(value) ? 'allOfGroup' : 'ref', value),
    read: (source, at) => ['choice', 'allOfGroup', 'ref'].flatMap((part) => source.read(part, at)),
  } satisfies Part,
  affected: either(ref, part('group')),
  amountWord: wordings(...Object.values<Wording | readonly Wording[]>(AMOUNTS).flat()),
  amount: either(number, within('〔', 'amountWord', '〕')),
  signed: either(signedNumber, within('+〔', 'amountWord', '〕')),
  sum: pairOf('amount', 'と', 'の和'),
  product: pairOf('amount', 'の', '倍'),
  bounds: bounds(''),
  sheets: bounds('枚'),
  kinds: bounds('種類'),
  times: bounds('回'),
  condition: tagged('kind', CONDITIONS),
  closedCondition: within('〔', 'condition', '〕'),
  allConditions: listOf('closedCondition', 'かつ'),
  anyConditions: listOf('closedCondition', 'または'),
} as const satisfies Readonly<Record<string, Part>>;
