import { CARD_TYPES_IN_JAPANESE, CIVILIZATIONS_IN_JAPANESE, ZONES_IN_JAPANESE } from '@taiki/reader';
import { type Civilization, type DecisionKind, describePower } from 'taiki';
import type { ScreenTexts } from './screenTexts.ts';
import { nameOf, voice } from './voice.ts';

const SHORT_MARKS = [
  '場所が足りない時：Tタップ、新＝このターンに出た、B＝ブロッカー、W＝W・ブレイカー、3＝T・ブレイカー、PA＝パワーアタッカー、SA＝スピードアタッカー、S＝スレイヤー。',
];

/** What each decision is about, for players who do not know the rules by heart. */
const ABOUT: { readonly [K in DecisionKind]: string } = {
  charge:
    '自分の各ターンに一度、手札を1枚マナゾーンに置いてもよい。カードを使うには、そのコストと同じ枚数のアンタップしているマナが要り、そのうち1枚はそのカードの文明でなければならない。',
  main: '手札のカードを、支払えるだけ使える。クリーチャーはバトルゾーンに出て、呪文は効果が出る。攻撃ステップに進むと、このターンはもうカードを使えない。',
  cost: 'このカードのコストを支払う方法が複数ある。1つ選ぶ。',
  pay: 'どのマナをタップするか選ぶ。アンタップしたままのマナは、このターンに別のカードに使える。',
  evolve: '進化クリーチャーは自分のクリーチャー1体の上に重ね、すぐに攻撃できる。',
  attack:
    'このターンに出たのではない、アンタップしているクリーチャーは、相手か、相手のタップしているクリーチャーを攻撃できる。相手への攻撃はシールドをブレイクし、シールドがなければ勝つ。',
  block:
    '「ブロッカー」を持つクリーチャーをタップして、攻撃先をそのクリーチャーに変更してもよい。その2体がバトルする。',
  breaker: 'シールドをブレイクする枚数を決める能力が複数ある。どれを使うか選ぶ。',
  shields: 'ブレイクするシールドを選ぶ。裏向きのまま、持ち主の手札に加わる。',
  declareShields:
    '自分のシールドがブレイクされる。「S・トリガー」を持つカードはコストを支払わずにすぐ使えるが、今使うと宣言しなければならない。',
  declareUsage: '手札などにあるカードの能力を使うと宣言できる。今宣言しなければ、この出来事には使えない。',
  standby: '自分の効果がいくつも待機している。次に解決するものを選ぶ。',
  choose: 'カードの効果で選ぶ。',
  mode: 'カードの効果から選ぶ。',
  confirm: 'カードに「してもよい」とある。するかどうか選ぶ。',
  order: 'カードの順序を選ぶ。',
  replace: 'この出来事を置き換える効果がある。どれを使うか選ぶ。',
  number: '数字を選ぶ。',
  name: 'カードの名前を選ぶ。',
};

const NOTHING: { readonly [K in DecisionKind]?: string } = {
  block: 'ブロックしない',
  declareShields: 'どれも使わない',
  declareUsage: '何も宣言しない',
};

const UNTIL: Readonly<Record<string, string>> = {
  turn: 'このターンの終わりまで',
  attack: 'この攻撃の間',
  battle: 'このバトルの間',
};

const NOT_NOW = { attack: '攻撃できない', block: 'ブロックできない', 'be used': '使えない' } as const;

const civilizationsOf = (all: readonly Civilization[]): string =>
  all.map((one) => CIVILIZATIONS_IN_JAPANESE[one]).join('/') || '無色';

const TYPES: Readonly<Record<string, string>> = CARD_TYPES_IN_JAPANESE;

const typeOf = (type: string): string => TYPES[type] ?? type;

/** What the whole screen says in Japanese. */
export const japaneseScreen: ScreenTexts = {
  table: {
    title: (turn, whose, step) =>
      [
        `ターン${turn}`,
        ...(whose === undefined ? [] : [whose === 'own' ? '自分のターン' : '相手のターン']),
        step.replace(/^攻撃ステップ：/u, ''),
      ].join('・'),
    you: '自分',
    opponent: '相手',
    sizes: (shields, hand, deck, graveyard) => `シールド${shields} 手札${hand} 山札${deck} 墓地${graveyard} `,
    mana: (untapped, all, which) =>
      `マナ${untapped}/${all}${which.length === 0 ? '' : `：${which.join('・')}`}`,
    manaOf: (count, civilizations) => `${civilizations}${count}`,
    manaLetters: CIVILIZATIONS_IN_JAPANESE,
    hand: '手札',
    emptyHand: 'なし',
    more: (count) => `… 他に${count}枚：z`,
    moreLines: (count) => `… 他に${count}行：zですべて見る`,
    noCreatures: 'クリーチャーなし',
    tapped: ['タップ', 'T'],
    fresh: ['新', '新'],
    cannotAttack: '攻撃不可',
    without: (keyword) => `${keyword}なし`,
    roles: { attacking: '攻撃中', attacked: '被攻撃', blocking: 'ブロック中' },
    shortKeywords: {
      blocker: 'B',
      'double breaker': 'W',
      'triple breaker': '3',
      'power attacker': 'PA',
      'speed attacker': 'SA',
      slayer: 'S',
    },
    shortMarks: SHORT_MARKS,
    type: typeOf,
    over: (cards) => `${cards}の上`,
    linked: (cards) => `${cards}とリンク`,
    onto: (creature) => `→${creature}`,
    withShields: (card) => `${card}（シールドに）`,
    leavingShields: (card) => `${card}（シールドを離れる）`,
    hasLeft: '離れたクリーチャー',
    attacks: (attacker, target, blocker) =>
      `${attacker}が${target}を攻撃${blocker === undefined ? '' : `、${blocker}がブロック`}`,
    attackedYou: '自分',
    attackedOpponent: '相手',
  },
  choices: {
    nothing: (kind) => NOTHING[kind] ?? '何も選ばない',
    alike: (count) => `（同じもの${count}）`,
    attack: (attacker, target) => `${attacker} → ${target}`,
    theOpponent: '相手',
    aCard: 'カード',
    wins: 'シールドなし：勝ち',
    against: (blocker, attacker) => `${blocker}対${attacker}`,
    opponents: '相手の',
    places: ZONES_IN_JAPANESE,
    cost: (now, printed) => `コスト${now}${now === printed ? '' : `（元は${printed}）`}`,
    kind: (civilizations, type) => `${civilizationsOf(civilizations)}・${typeOf(type)}`,
    power: (power) => `パワー${describePower(power)}`,
    tapped: 'タップ',
    hyperMode: 'ハイパーモード',
    fresh: '新',
    evolved: '進化',
    keep: (mana) => `残すマナ：${mana.length === 0 ? 'なし' : mana.join('・')}`,
    counted: (count, mana) => `${mana}${count}枚`,
    hidden: '裏向き',
    tapping: (label, cards) =>
      cards === undefined || cards.length === 0
        ? voice.label(label)
        : `${cards.map(nameOf).join('、')}をタップする`,
    standby: (source, text) => `${source}：${text}`,
    cardWords: (text) => voice.words(text),
    between: '、',
    afterAttack: (attack, asked) => `${attack}。${asked}`,
    none: 'その言葉を含むものはない。',
    above: (count) => `上に${count}`,
    below: (count) => `下に${count}`,
    scrolls: (where) => `… ${where.join('、')}：矢印キー、/で言葉を探す`,
  },
  answering: {
    keys: '? 説明  r 読む  z ゾーン  l 記録  u 戻す  s 保存  c 投了  q 離れる',
    soFar: (chosen) => `選んだもの：${chosen.join('、')}`,
    only: (filter) => `「${filter}」を含むものだけ`,
    filtering: 'Enterで番号に戻る、Escですべて並べる',
    hints: {
      amount: '数を入力してEnter。',
      standby: '次に解決する効果の番号を入力してEnter。',
      one: '番号を入力してEnter。',
      all: 'すべての番号を望む順序で入力してEnter（例：2 1 3）。',
      several: (min, max, order) => {
        const count = min === max ? `${min}つ` : min === 0 ? `${max}つまで` : `${min}つから${max}つ`;
        return `${count}${order === 'ordered' ? '順番に' : ''}選び、番号とEnter（例：1 2）。`;
      },
      alike: '同じもの2つは1 1。',
      total: (max) => `合計は${max}まで。`,
      required: (labels) => `${labels.join('・')}を選ばなければならない。`,
      mark: 'スペースで印をつけてEnter、または番号を入力。',
      between: '',
    },
    notInList: (key) => `${key}という番号はない。`,
    nothingAlone: '何も選ばないなら0だけを、選ぶならその番号を入力する。',
    onlyOne: '1つだけ選ぶこと。',
    twice: (label) => `${label}を二度選んだ。`,
    onlySoMany: (count, label) => `${label}は${count}つしかない。`,
    next: (count, min) => `${min}つのうち${count}つ選んだ。次は？`,
    noKey: (key) => `「${key}」というキーはない。番号か、?で説明。`,
    noUndo: '戻せるものはない。最後の答えの後、誰かが何かを見たか選んだ。',
  },
  pages: {
    tooSmall: (columns, rows, least) => [
      `この端末は${columns}列${rows}行。`,
      `${least.columns}列${least.rows}行に広げること。`,
      'Ctrl-Cで離れる。taiki play --plainなら足りる。',
    ],
    news: '前の選択の後',
    earlier: (count) => `… 前に${count}行：lですべて見る`,
    goesOn: 'Enterで進む',
    goesBack: (more) => `Enterで戻る・矢印キー：他に${more}行`,
    help: '説明',
    about: ({ kind, rule }, explanations) => [
      `${ABOUT[kind]}（規則${rule}）`,
      '',
      ...(explanations.length === 0
        ? []
        : [
            'できないこと',
            ...new Set(
              explanations.map(
                ({ card, what, reason, rule: forbidding, by }) =>
                  `${card.name === undefined ? 'カード' : nameOf(card.name)}：${voice.deed(what)}はできない。${voice.reason(reason)}${by === undefined ? '' : `（${nameOf(by)}）`}（規則${forbidding}）`,
              ),
            ),
            '',
          ]),
    ],
    keys: [
      '答え方',
      '  選ぶものの番号を入力してEnter。0は何もしないか先に進む（数を聞かれた時を除く）。',
      '  いくつも選ぶ時は番号を並べる：1 3。順序がある時：2 1 3。同じもの2つ：1 1。',
      '  矢印キーで動き、いくつも選べる時はスペースで印をつけ、Enterでもよい。',
      '  Enterだけでは何も起きない。BackspaceとEscは送っていないものを取り消す。',
      'キー',
      '  r カードを読む。番号の後なら、それを読む：2r',
      '  z 墓地、マナなど、すべてのゾーン     l 起きたことすべて',
      '  u 最後の答えを戻す（その後、誰かが見えないカードを見たか何かを選んでいなければ）',
      '  s 保存     c 投了     q または Ctrl-C 離れる     / 言葉を含むものだけ並べる',
      'テーブル',
      '  パワーと能力は今のもの。▲と▼は、元より大きいか小さいパワー。',
      '  タップしているクリーチャーは攻撃かブロックをした。「新」はこのターンに出て、進化でなければまだ攻撃できない。',
      `  ${SHORT_MARKS.join('')}`,
      '  手札のカードの後の数字は今のコスト。',
    ],
    zones: 'すべてのゾーン',
    zoneTitles: {
      battleZone: 'バトルゾーン',
      manaUntapped: 'マナ（アンタップ）',
      manaTapped: 'マナ（タップ）',
      graveyard: '墓地',
      hand: '手札',
      shieldZone: 'シールドゾーンの表向きのカード',
      hyperspatialZone: '超次元ゾーン',
      superGRZone: '超GRゾーン',
      abyssZone: '深淵ゾーン',
    },
    owners: { you: '【自分】', opponent: '【相手】' },
    emptyZone: (zone) => `${zone}：なし`,
    zone: (zone) => `${zone}：`,
    log: '起きたことすべて',
    whichCard: 'どのカード？',
    moreCards: (count) => `… 他に${count}枚：矢印キー`,
    typeCard: '番号を入力してEnter。Enterだけで戻る。',
    yours: '自分の',
    theOpponents: '相手の',
    of: (player, zone) => `${player === 'you' ? '' : '相手の'}${ZONES_IN_JAPANESE[zone]}`,
    powerNow: (now, printed) => `今のパワー：${describePower(now)}（元は${printed}）。`,
    costsNow: (now, printed) => `今のコスト：${now}（元は${printed}）。`,
    gained: (ability) => `得た能力：${voice.words(ability)}`,
    lost: (ability) => `失った能力：${voice.words(ability)}`,
    linkedWith: (cards) => `リンクしているカード：${cards}。`,
    sealed: (count, how) => `封印：${count}枚${how === 'ignored' ? '（無視されている）' : ''}。`,
    onTopOf: (cards) => `下にあるカード：${cards}。`,
    effects: '受けている効果：',
    effect: (text, source, until) =>
      `  ${voice.words(text)}（${nameOf(source)}${until === undefined ? '' : `、${UNTIL[until] ?? until}`}）`,
    refusal: (what, { reason, by, rule }) =>
      `${NOT_NOW[what]}：${voice.reason(reason)}${by === undefined ? '' : `（${nameOf(by)}）`}（規則${rule}）。`,
  },
  passing: {
    curtain: (player) => [
      `${player}が選ぶ番。`,
      `他の人は画面を見ないこと。Enterで${player}のテーブルを見る。`,
    ],
    concede: '投了するか？相手の勝ちになる。',
    typeYes: (typed) => `投了するならyesとEnter。Enterだけで戻る。${typed}`,
    yes: 'yes',
    leave: 'ゲームを離れるか？',
    leaving: 's 保存して離れる・y 保存せずに離れる・n 続ける',
    thinking: '相手が考えている',
    over: 'ゲーム終了。z ゾーン・l 記録・q またはEnter 離れる',
    ended: (result) => `${result}。`,
    endedIn: (result, turn) => `${result}（ターン${turn}）。`,
    saved: (path) => `保存した。続けるには：taiki play --resume ${path}`,
    caption: (player, agent) => (agent === undefined ? `${player}・二人で` : `${player}・相手は${agent}`),
  },
};
