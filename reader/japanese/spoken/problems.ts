import type { SENTENCES } from 'taiki';
import { EXPECTATIONS_OF_RECORDS, ofRecords, ofReplays, PLACES_OF_RECORDS } from './recordProblems.ts';
import type { InOtherWords } from './sentences.ts';
import { written } from './written.ts';

type All = typeof SENTENCES;

/** How what stands in the sentence of an error is said. */
export interface ProblemParts {
  /** A card. */
  readonly name: (name: string) => string;
  /** Where something is wrong. */
  readonly place: (where: string) => string;
  /** What was expected there. */
  readonly expected: (expected: string) => string;
  /** The sentence of another error. */
  readonly problem: (problem: string) => string;
  readonly zone: (zone: string) => string;
  /** A type of card with its article. */
  readonly type: (type: string) => string;
  /** What a player is asked. */
  readonly prompt: (prompt: string) => string;
}

/** `"Bronze-Arm Tribe", "Aqua Hulcus"`, each in brackets. */
const quoted = (names: string, name: (name: string) => string): string =>
  names.replace(/"(.+?)"(?:, | or )?/gu, (_, one: string) => `「${name(one)}」`);

const UNKNOWN: Readonly<Record<string, string>> = {
  option: '設定',
  limit: '上限',
  version: '版',
  point: '点',
};

/** What is wrong with decks and cards. */
const ofCards = ({ place, expected: wanted, name, zone, type }: ProblemParts) =>
  ({
    beginsApart: (where, card, kind, home, rule) =>
      `${place(where)}：「${name(card)}」は${type(kind)}であり、デッキではなく${zone(home)}に置いて始める（${rule}）。`,
    bothBegin: (where, first, second) =>
      `${place(where)}：「${name(first)}」と「${name(second)}」はどちらもバトルゾーンから始まる。どちらか1枚にする（100.5）。`,
    cardTwice: (card) => `カード${quoted(card, name)}が2つある。同じ名前のカードは1つだけにする。`,
    copies: (where, count, card, limit, rule) =>
      `${place(where)}：「${name(card)}」が${count}枚ある。${limit}枚まで（${rule}）。`,
    customCardBytes: (bytes, most) => `自作カードはJSONで${bytes}バイトある。${most}バイトまで。`,
    customCardCount: (count, most) => `自作カードが${count}枚ある。1つの対戦に${most}枚まで。`,
    deckSize: (where, count, size, rule) =>
      `${place(where)}：${count}枚ある。${size}枚でなければならない（${rule}）。`,
    doesNotBegin: (where, card, kind, home, rule) =>
      `${place(where)}：「${name(card)}」は${type(kind)}であり、${zone(home)}に置いて始めるカードではない（${rule}）。`,
    hyperspatialCount: (where, count) =>
      `${place(where)}：超次元ゾーンのカードが${count}枚ある。8枚まで（100.3）。`,
    invalidJson: (reason) => `JSONとして読めない${jsonPlace(reason)}。`,
    noCustomCards: 'このサーバーでは自作カードを使えない。',
    readingThrew: (where, message) => `${place(where)}：読めない（${message}）。ただのデータにする。`,
    severalCards: (where, card, candidates) =>
      `${place(where)}：「${card}」はどのカードか決まらない。次のどれかを正確に書く：${quoted(candidates, name)}`,
    superGRCount: (where, count) =>
      `${place(where)}：超GRゾーンのカードが${count}枚ある。12枚か0枚でなければならない（100.4）。`,
    tooManyCards: (where, count, most) => `${place(where)}：${count}枚ある。デッキのカードは${most}枚まで。`,
    tooManyItems: (where, most, count) => `${place(where)}：${count}個ある。${most}個まで。`,
    tooManyLines: (where, most) =>
      `${place(where)}：ここで${most}枚を超える。デッキのカードは${most}枚まで。`,
    tooManyValues: (where, most) => `${place(where)}：値が${most}個を超える。`,
    tooNested: (where, most) => `${place(where)}：入れ子が深すぎる。${most}段まで。`,
    tooLong: (where, most, count, text) =>
      `${place(where)}：${written(text)}が${count}字ある。${most}字まで。`,
    unbound: (where, what, known, found) =>
      `${place(where)}：${wanted(what)}のうち、ここで付けられているものでなければならない（${known === 'there is none' ? '1つもない' : known}）。今は${written(found)}。`,
    unknownCard: (card) => `カード${written(card)}はない。`,
    unknownCardAt: (where, card) => `${place(where)}：カード${written(card)}はない。`,
    unknownSet: (set, sets) =>
      `セット${written(set)}はない。次のどれかにする：${sets.replace(/ or (?=\S+$)/u, ', ')}。`,
    unknownStarter: (deck, known) =>
      `初めのデッキ${written(deck)}はない。次のどれかにする：${known.replaceAll(' or ', ', ')}。`,
    unseenText: (text) => `文${written(text)}：見えない文字がある。`,
  }) satisfies Partial<InOtherWords<All['problems']>>;

/** What is wrong with options, positions, answers and cases. */
const ofDuels = ({ place, expected: wanted, name, problem, zone, prompt }: ProblemParts) =>
  ({
    ambiguous: (where, text, readings) =>
      `${place(where)}：${written(text)}の意味が1つに決まらない。次のどれかにする：${readings}`,
    at: (where, what) => `${place(where)}：${problem(what)}`,
    busy: '答えを処理しているところである。次の選択を待つこと。',
    cannotLie: (expected, card, home) =>
      `局面：${wanted(expected)}。${zone(home)}の「${name(card)}」には付けられない。`,
    cannotLieThere: (expected, card, home) =>
      `局面：${wanted(expected)}でなければならない（今は${zone(home)}の「${name(card)}」）。`,
    cannotParse: (where, text) =>
      `${place(where)}：${written(text)}を読み取れない。選択肢を「 | 」で区切り、必要なら引用符で囲む。`,
    caseNeedsPosition: '局面がない。「turn 5 of p1, attack」のような行と、その後にゾーンごとの行が要る。',
    expected: (where, expected, found) =>
      `${place(where)}：${wanted(expected)}でなければならない（今は${written(found)}）。`,
    expectedAnswer: (where, asked, question, options, found) =>
      `${place(where)}：「${asked}」への答えが要る（${prompt(question)}：${options}）。「${found}」は当てはまらない。`,
    expectedHere: (expected, found) => `${wanted(expected)}でなければならない（今は${written(found)}）。`,
    expectedOnly: (where, expected) => `${place(where)}：${wanted(expected)}でなければならない。`,
    mustBeAnswered: (where, until, asked) =>
      `${place(where)}：「${until}」までパスするはずが、「${asked}」に答えなければならない。先に答えるか、「until ${until}: first」と書く。`,
    noOption: (where, text) => `${place(where)}：選択肢${written(text)}はない。`,
    notInspectable: 'runtime："compiled"の内部は調べられない。"xstate"にするか、inspectを外す。',
    notJson: (where, reason) => `${place(where)}：JSONとして読めない${jsonPlace(reason)}。`,
    notReached: (where, until, asked) =>
      `${place(where)}：「${until}」に達するはずが、「${asked}」になった。`,
    nothingToAnswer: (where, answer) =>
      `${place(where)}：対戦は終わっているので、「${answer}」と答えるところがない。`,
    opponentDecides: '相手が選ぶところである。',
    over: '対戦は終わっていて、選ぶことがない。',
    overConcede: '対戦は終わっていて、投了できない。',
    playTwice: (where, play) =>
      `${place(where)}：手順${written(play)}はすでにある。同じ名前は1つだけにする。`,
    positionFirst: (where, line) =>
      `${place(where)}：局面は答えより前に書く。${written(line)}は答えの後にある。`,
    sameCard: (where, card) =>
      `${place(where)}：カード${quoted(card, name)}はすでにある。同じ名前は1つだけにする。`,
    turnTwice: (where, before, line) =>
      `${place(where)}：ターンの行は${before}行目にすでにある。${written(line)}は要らない。`,
    unknown: (where, what, found, known) =>
      `${place(where)}：${UNKNOWN[what] ?? what}${written(found)}はない。次のどれかにする：${known}。`,
    unknownScenario: (id) => `裁定「${id}」はない。`,
    unknownZone: (where, zones) => `${place(where)}：そのようなゾーンはない。次のどれかにする：${zones}。`,
    wrongPlayer: (where, expected, found) =>
      `${place(where)}：${expected}が答えるところである。${written(found)}の答えは受けられない。`,
    zoneTwice: (where, home, before) =>
      `${place(where)}：${home}は${before}行目にすでにある。同じゾーンは1回だけ書く。`,
  }) satisfies Partial<InOtherWords<All['problems']>>;

export const problemsInJapanese = (say: ProblemParts): InOtherWords<All['problems']> => ({
  ...ofCards(say),
  ...ofDuels(say),
  ...ofRecords(say),
});

/** What follows what is wrong; `problem` says that. */
export const hintsInJapanese = ({
  name,
  problem,
}: Pick<ProblemParts, 'name' | 'problem'>): InOtherWords<All['hints']> => ({
  ...ofReplays({ name, problem }),
  didYouMean: (what, names) => `${problem(what)}もしかして：${quoted(names, name)}`,
  expectedOf: (what, options) => `${problem(what)}次のどれかにする：${options}`,
  idBegins: (what, pages) => `${problem(what)}番号は${pages}で始まる。`,
  nearestIds: (what, ids) => `${problem(what)}近いもの：${ids}。`,
});

/** Where a text stops being JSON, as V8 says it. */
function jsonPlace(reason: string): string {
  const [, line, column] = /\(line (\d+) column (\d+)\)/u.exec(reason) ?? [];
  if (line !== undefined) return `（${line}行${column}列）`;
  const [, at] = /at position (\d+)/u.exec(reason) ?? [];
  return at === undefined ? '' : `（${Number(at) + 1}字目）`;
}

export const REFUSALS_IN_JAPANESE: InOtherWords<All['refusals']> = {
  noIndex: (index, last) => `選択肢${index}はない。番号は0から${last}まで`,
  onlyOne: (options) => `選択肢${options.replaceAll(', ', '・')}のうち選べるのは1つだけ`,
  required: (index) => `選択肢${index}を選ばなければならない`,
  requiredBefore: (first, chosen) => `選択肢${chosen}より先に選択肢${first}を選ばなければならない`,
  tooFew: (count, min) => `${count}つ選ばれている。${min}つ以上選ばなければならない`,
  tooMany: (count, max) => `${count}つ選ばれている。${max}つまで選べる`,
  tooMuch: (sum, max) => `選んだものの合計は${sum}である。${max}まで選べる`,
  twice: (index) => `選択肢${index}が2回選ばれている`,
};

export const QUERY_PROBLEMS_IN_JAPANESE: InOtherWords<All['queryProblems']> = {
  closesNothing: '「)」に対応する「(」がない。条件を書く。',
  comparesNumbers: (operator, field) =>
    `「${operator}」で比べられるのはcostとpowerだけである。${field}の後は「:」にする。`,
  condition: '条件がない。名前の一部か「cost<=6」のように書く。',
  letterOrDigit: (text) => `「${text}」に文字も数字もない。`,
  neverClosed: '「(」に対応する「)」がない。',
  noRace: (race) => `種族「${race}」を持つカードはない。`,
  quoteNeverClosed: '引用符が閉じられていない。',
  text: '文字でなければならない。',
  tooNested: (most) => `入れ子が深すぎる。「(」と「-」は${most}段まで。`,
  unknownCivilization: (text, known) => `文明「${text}」はない。次のどれかにする：${known}。`,
  unknownField: (field, known) => `項目「${field}」はない。次のどれかにする：${known}。`,
  unknownKeyword: (text, known) => `キーワード「${text}」はない。次のどれかにする：${known}。`,
  unknownSet: (text, known) => `セット「${text}」はない。次のどれかにする：${known}。`,
  unknownType: (text, known) => `カードの種類「${text}」はない。次のどれかにする：${known}。`,
  value: '値がない。「6」や「"two words"」のように書く。',
  wholeNumber: (field, text) => `${field}の後は整数でなければならない（今は「${text}」）。`,
};

export const placesInJapanese = (
  name: (name: string) => string,
  kind: (kind: string) => string,
): InOtherWords<All['places']> => ({
  ...PLACES_OF_RECORDS,
  card: (card) => `カード${quoted(card, name)}`,
  cardOf: (index, count) => `${count}枚のうち${index}枚目のカード`,
  case: '場面',
  column: (column) => `検索の${column}字目`,
  deck: 'デッキ',
  deckOf: (whose) => `${whose}のデッキ`,
  decision: (id, asked, player) => `選択${id}（${player}の${kind(asked)}）`,
  decisionAnswer: (id, asked, player, text) => `選択${id}（${player}の${kind(asked)}）への${written(text)}`,
  decisionOnly: (id, asked) => `選択${id}（${kind(asked)}）`,
  definition: '定義',
  line: (number) => `${number}行目`,
  position: '局面',
  unreadableCard: '名前を読めないカード',
});

const NOT_IN_BATTLE_ZONE = '呪文はバトルゾーンに置かれないので';

const EVOLUTIONS: Readonly<Record<string, string>> = {
  'an evolution ability': '進化',
  'a star evolution ability': 'スター進化',
  'a NEO evolution ability': 'NEO進化',
  'a G-NEO evolution ability': 'G-NEO進化',
};

const EXPECTATIONS = {
  ...EXPECTATIONS_OF_RECORDS,
  abilityOfBattleZone: '得た場所であるバトルゾーンで働く能力',
  abilityWithoutGains: '能力を与えない能力',
  anotherDuration: `${NOT_IN_BATTLE_ZONE}、別の期間（302.2）`,
  anotherZoneThanFrom: '元のゾーンとは別のゾーン（400.5）',
  anotherZoneThanLeft: '離れるゾーンとは別のゾーン（400.5）',
  answerLines:
    '「p1 battle zone: Aqua Hulcus」のようなゾーンか、「p1 attack: Aqua Hulcus -> p2」のような答え',
  atLeast: (min) => `${min}以上の数`,
  bearsPlace: '「[bears: ...]」はバトルゾーンのカード（303.3、305.2）かシールド（113.2）だけに付く',
  boolean: 'trueかfalse',
  card: "{ name: 'Aqua Hulcus', tapped: true }のようなカード",
  cardCount: (min, max) => `${min}から${max}までのカードの枚数`,
  cardList: 'カードの一覧',
  cardListSuchAs: 'allCardsのようなカードの一覧',
  cardName: 'カードの名前',
  cardNameList: 'カードの名前の一覧',
  cardNameLists: 'cards、hyperspatial、superGRにあるカードの名前の一覧',
  cardsOrNumber: 'カードの一覧か枚数',
  civilizationsOnce: '文明を1つずつ',
  countedName: '「4 Aqua Hulcus」のような枚数とカードの名前',
  decider: '選ぶのは1人なので、"you"か"opponent"',
  deckOptions: '{ p1, p2 }のような値',
  duelOptions: '{ decks: { p1, p2 }, seed: 7 }のような値',
  effects: '1つ以上の効果',
  eventHere: (zones) => `この能力が働くゾーン（${zones}）でこのカードに起こりうる出来事`,
  faceTwo: '「[other face]」はバトルゾーンの2つの面を持つカードだけに付く',
  faceThree: '「[third face]」はバトルゾーンの3つの面を持つカードだけに付く',
  hyperModePlace: '「[hyper mode]」はバトルゾーンだけ（816.3）',
  indexes: '番号か番号の一覧',
  indexList: '[0]のような番号の一覧',
  instructionOther: (instruction) => `${NOT_IN_BATTLE_ZONE}、${instruction}以外の命令（302.2）`,
  items: (count) => `${count}個の一覧`,
  jsonString: 'JSONの文字列',
  knownName: 'カードの名前',
  limits: '{ turns: 100 }のような値',
  limitScope: '能力に名前がないので、"this"か"name"',
  linkedPlace: '「[linked ...]」はバトルゾーンだけ（701.18）',
  list: '一覧',
  loser: '負けるのは1人なので、"you"か"opponent"',
  mark: (marks) =>
    `${marks}、"[over: Aqua Hulcus]"、"[linked 1 0: Aqua Hulcus]"、"[bears: Aqua Hulcus]"、"[seal: Aqua Hulcus]"のような印`,
  name: '名前',
  nameOnOneLine: '1行で、前後に空白がなく、[ ]も離れた|も含まない名前',
  noEvolutionGained: '得る前に重ねるものなので、進化でない能力',
  noField: (fields) => `ある項目（${fields === 'none' ? '1つもない' : fields}）`,
  noItem: '項目なし',
  noneAtAnyTime: 'いつ引いた時でもあるので、なし',
  noneByIcon: 'アイコンで選ばれるのはカードの能力だけなので、なし',
  noneInNoZone: 'どのゾーンにもないので、なし',
  noneOfDelayed: '遅延誘発型能力はどのゾーンにもないので、なし',
  noOtherBases: '初めの種類が何体でもよいので、ほかの種類の進化元はなし',
  noSpell: '呪文以外のカード（302.2）',
  noSpellAbility: '呪文ではないので、呪文でない能力',
  noThirdFace: '第3の面は2つの面を持つカードにしかないので、なし（807.1）',
  notEmpty: '空でない一覧',
  notOwnUse: '自身の使用はバトルゾーンからの呪文側の使用しか見えないので、ほかのカード（409.1c）',
  notTheSpell: `${NOT_IN_BATTLE_ZONE}、呪文自身でないもの（302.2）`,
  numberFromTo: (min, max) => `${min}から${max}までの数`,
  object: 'オブジェクト',
  oneBase: '単独で出せるので、進化元は1体か何体でも',
  oneOf: (values) => `次のどれか（${values}）`,
  onlyOfBearer: '何も指定しないか、この能力を持つカード自身が出ることだけを言う場合のみ（110.4f）',
  overPlace: '「[over: ...]」はバトルゾーンのカードかシールド（801）だけに付く',
  plainData: 'ただのデータ',
  players: '{ p1, p2 }',
  playName: '「play: declared」のような手順の名前',
  positionObject: "{ turn: 5, active: 'p1', step: 'main', players }のような値",
  positionInDeck: '"top"か"bottom"か2以上の整数',
  powerOfCreature: 'クリーチャーなので、0以上の整数',
  raceName: '種族の名前',
  readableZones: 'カードの中身を読めるゾーン',
  rulesObject: "{ blockers: 'one' }のような値",
  sealPlace: '「[seal: ...]」はバトルゾーンだけ（116.3）',
  secretSeed: '0から2^53 - 1までの整数か、"chacha20:"と小文字の16進数64桁',
  seed: '0から2^53 - 1までの整数',
  selfNamed: '"this"か"that"か、効果自身が付けた名前',
  something: '何もしないことを代わりにはできないので、すること（609.4）',
  spellZones: `${NOT_IN_BATTLE_ZONE}、能力が働くゾーン（110.4c）`,
  tappedPlace: '「[tapped]」はバトルゾーンかマナゾーンだけ（105）',
  text: '文字',
  topCardEvent: '一番上のカードがあるのは破壊か離れる時だけなので、destroyedかleaves',
  turnLine: (steps) => `「turn 5 of p1, main」のような行（ステップは${steps}のどれか）`,
  type: (kind) => JSON_TYPES[kind] ?? kind,
  unturnedText: '文字の向きを変える文字を含まないテキスト',
  unboundObject: 'オブジェクトの名前',
  unboundValue: '数かカード名の名前',
  until: '「until p1 attack: pass」か「until over: first」',
  value: '値',
  wholeCharacters: 'サロゲートペアの片方だけを含まないテキスト',
  wholeNumber: '整数',
  wholeNumberAtLeast: (min) => `${min}以上の整数`,
  wholeNumberFromTo: (min, max) => `${min}から${max}までの整数`,
  winner: '勝つのは1人なので、"you"か"opponent"',
  zone: '1つ以上のゾーン',
  zoneLine: '「p1 battle zone: Aqua Hulcus [tapped] | Aqua Soldier」のような行',
  zoneObject: 'ゾーンごとの一覧',
  zoneOrSeveral: '1つのゾーンか、別々のいくつかのゾーン',
  zonesAmong: (zones) => `${zones}のうちのゾーン`,
  zonesOfUse: 'バトルゾーンでない、カードを使えるゾーン（601.1a）',
} satisfies Partial<InOtherWords<All['expectations']>>;

export const expectationsInJapanese = (
  type: (type: string) => string,
): InOtherWords<All['expectations']> => ({
  ...EXPECTATIONS,
  evolution: (evolution, kind) => `${type(kind)}なので、${EVOLUTIONS[evolution] ?? evolution}の能力`,
  noEvolution: (kind) => `${type(kind)}は進化を持たないので、進化でない能力`,
  noneBecause: (kind) => `${type(`a ${kind}`)}なので、なし`,
});

const JSON_TYPES: Readonly<Record<string, string>> = {
  string: '文字列',
  number: '数',
  boolean: 'trueかfalse',
  'string or a number': '文字列か数',
  'number or a string': '数か文字列',
};
