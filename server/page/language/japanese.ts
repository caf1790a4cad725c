/** What the page of a duel says in Japanese: a script of its own, loaded when it is asked for. */

import {
  CIVILIZATIONS_IN_JAPANESE,
  factInJapanese,
  JapaneseVoice,
  KEYWORDS_IN_JAPANESE,
  raceInJapanese,
  resultInJapanese,
  ZONES_IN_JAPANESE,
} from '@taiki/reader';
import { japaneseName } from '@taiki/reader/names';
import type { ErrorCode } from 'taiki';
import { describePower } from 'taiki/engine';
import type { ClockSettings, HostErrorCode } from '../../protocol/protocol.ts';
import { JAPANESE_VARIABLE } from './loaded.ts';
import type { PageTexts } from './texts.ts';

export const nameOf = (card: string): string => japaneseName(card) ?? card;
export const voice = new JapaneseVoice(nameOf);

const STEPS: Readonly<Record<string, string>> = {
  opening: 'ゲームの準備',
  startOfTurn: 'ターンのはじめ',
  draw: 'ドローステップ',
  charge: 'マナチャージステップ',
  main: 'メインステップ',
  attack: '攻撃ステップ',
  end: 'ターン終了ステップ',
  arriving: 'ゲームのはじめ',
  over: '終了',
};

const SUBSTEPS: Readonly<Record<string, string>> = {
  declaration: '攻撃クリーチャー指定',
  block: 'ブロッククリーチャー指定',
  battle: 'バトル',
  directAttack: 'ダイレクトアタック',
  endOfAttack: '攻撃終了',
};

const TYPES: Readonly<Record<string, string>> = {
  creature: 'クリーチャー',
  evolutionCreature: '進化クリーチャー',
  spell: '呪文',
  crossGear: 'クロスギア',
  castle: '城',
  tamaseed: 'タマシード',
  psychicCreature: 'サイキック・クリーチャー',
  neoCreature: 'NEOクリーチャー',
  gNeoCreature: 'G-NEOクリーチャー',
  starEvolutionCreature: 'スター進化クリーチャー',
  field: 'フィールド',
  d2Field: 'D2フィールド',
};

const UNTIL: Readonly<Record<string, string>> = {
  turn: 'このターン',
  attack: 'この攻撃の間',
  battle: 'このバトルの間',
};

const BREAKERS: Readonly<Record<string, string>> = {
  doubleBreaker: 'W・ブレイカー',
  tripleBreaker: 'T・ブレイカー',
  quattroBreaker: 'Q・ブレイカー',
  worldBreaker: 'ワールド・ブレイカー',
};

const KEYWORDS: Readonly<Record<string, string>> = { ...KEYWORDS_IN_JAPANESE, ...BREAKERS };

/** What went wrong, by the codes of the server, of the engine, and of a connection that is lost. */
const ERRORS: { readonly [C in HostErrorCode | ErrorCode | 'LOST']: string } = {
  ACCOUNTS_UNAVAILABLE: 'このサーバーにアカウントはない。',
  BAD_ACCOUNT: 'サインインできない。',
  BAD_CARD: '自作カードに誤りがある。',
  BAD_DECK: 'デッキに誤りがある。',
  BAD_NOTATION: '書き方に誤りがある。',
  BAD_OPTIONS: '設定に誤りがある。',
  BAD_POSITION: 'この局面からは始められない。',
  BAD_QUERY: '探し方に誤りがある。',
  BAD_RECORD: '記録に誤りがある。',
  BAD_SNAPSHOT: '保存した対戦に誤りがある。',
  BAD_TOKEN: 'この対戦はない。リンクが正しいか確かめること。',
  BATCH_TOO_LARGE: '一度に送った内容が多すぎる。',
  BUSY: '前の答えを処理しているところ。',
  CARDS_NOT_AGREED: '自作カードに同意しなければ参加できない。',
  DUEL_OVER: '対戦はもう終わっている。',
  DUEL_SUSPENDED: '対戦は中断されている。',
  ENGINE: 'サーバーで誤りが起きた。',
  ILLEGAL_CHOICE: 'その答えは選べない。',
  INTERNAL: 'サーバーで誤りが起きた。',
  INVALID_PARAMS: 'サーバーに送った内容に誤りがある。',
  INVALID_REQUEST: 'サーバーに送った内容に誤りがある。',
  INVITATION_USED: 'この招待はもう使われた。',
  LISTENER: '対戦を見るプログラムで誤りが起きた。',
  LOST: '接続が切れた。',
  MESSAGE_TOO_LARGE: '送った内容が大きすぎる。',
  METHOD_NOT_FOUND: 'このサーバーにその機能はない。',
  NOT_OVER: '対戦はまだ終わっていない。',
  NOT_SIGNED_IN: 'サインインしなければならない。',
  NOT_STARTED: '対戦はまだ始まっていない。',
  NOT_YOUR_SEAT: 'この席のプレイヤーではない。',
  OWNER_LOST: '対戦を預かるサーバーが応答しない。もう一度試すこと。',
  PARSE_ERROR: 'サーバーに送った内容を読めない。',
  SHUTTING_DOWN: 'サーバーが停止するところ。',
  STALE_DECISION: 'それはもう選べない。',
  STORE_FAILED: '対戦を保存できなかった。もう一度試すこと。',
  TOO_DEEP: '送った内容の入れ子が深すぎる。',
  TOO_FAST: '操作が速すぎる。少し待つこと。',
  TOO_MANY_DUELS: '同時に始められる対戦の数を超えた。',
  TOO_MANY_WATCHED: '同時に見られる対戦の数を超えた。',
  WRONG_PLAYER: '相手が選ぶところ。',
};

/** Errors in what somebody has written, whose message says what is wrong. */
const DETAILED: ReadonlySet<string> = new Set([
  'BAD_CARD',
  'BAD_DECK',
  'BAD_NOTATION',
  'BAD_OPTIONS',
  'BAD_POSITION',
  'BAD_QUERY',
  'ILLEGAL_CHOICE',
]);

const isKnown = (code: string): code is keyof typeof ERRORS => Object.hasOwn(ERRORS, code);

function errorText(code: string, message: string): string {
  if (!isKnown(code)) return message;
  return DETAILED.has(code) ? `${ERRORS[code]}${voice.problem(message)}` : ERRORS[code];
}

/** `25分+10秒`. */
function clockText(clock: ClockSettings | null): string {
  if (clock === null) return 'なし';
  const { initial, increment, onTimeout } = clock;
  const start = initial % 60 === 0 ? `${initial / 60}分` : `${initial}秒`;
  return `${start}+${increment}秒${onTimeout === 'default' ? '、時間切れはパス' : ''}`;
}

function stateText(path: string): string {
  const [top = '', step = top, substep = ''] = path.split('.');
  const name = STEPS[step] ?? STEPS[top] ?? step;
  const within = SUBSTEPS[substep];
  return within === undefined ? name : `${name}：${within}`;
}

export const texts: PageTexts = {
  says: {
    name: nameOf,
    prompt: (text) => voice.prompt(text),
    label: (text) => voice.label(text),
    words: (text) => voice.words(text),
    fact: (fact, viewer, more) => factInJapanese(fact, viewer, voice, more),
    result: (result, viewer) => resultInJapanese(result, viewer, voice),
    refusal: (what, reason) => `${voice.deed(what)}はできない：${voice.reason(reason)}`,
    explanation: ({ card, what, reason }) =>
      `${card.name === undefined ? 'カード' : nameOf(card.name)}：${voice.deed(what)}はできない。${voice.reason(reason)}`,
    keyword: (keyword) => KEYWORDS[keyword] ?? keyword,
    civilizations: (civilizations) =>
      civilizations.map((one) => CIVILIZATIONS_IN_JAPANESE[one]).join('/') || '無色',
    type: (type) => TYPES[type] ?? type,
    races: (races) => races.map((race) => raceInJapanese(race)).join('/'),
    state: stateText,
    error: errorText,
    zone: (zone) => (zone === 'shieldZone' ? 'シールド' : ZONES_IN_JAPANESE[zone]),
  },
  table: {
    turn: (turn, step) => `ターン${turn}・${step}`,
    state: '状態',
    you: '自分',
    opponent: '相手',
    isYou: '（自分）',
    active: 'ターン',
    deciding: '選択中',
    counts: (deck, hand) => `山札${deck}・手札${hand}`,
    untapped: (untapped, all) => `使える${untapped}/${all}`,
    pile: (zone, count) => `${zone}：${count}`,
    shown: '公開',
    timeLeft: (player) => `${player}の残り時間`,
    standby: '待機中の効果',
    attack: (attacker, target, blocker) =>
      `${attacker}が${target ?? 'プレイヤー'}を攻撃${blocker === undefined ? '' : `、${blocker}がブロック`}`,
  },
  card: {
    hidden: '見えないカード',
    seal: '封印',
    seals: (count) => `封印${count}`,
    faceDownMana: (state) => `裏向きのカード（${state === 'tapped' ? 'タップ' : 'アンタップ'}）`,
    faceDown: (name) => `（裏向き）${name}`,
    tapped: 'タップ',
    canBeChosen: '選べる',
    letters: CIVILIZATIONS_IN_JAPANESE,
    over: (cards) => `${cards.join('・')}の上`,
    cards: (count) => `${count}枚`,
    linkedWith: (cards) => `${cards.join('・')}とリンク`,
    borneBy: (card) => `${card}に付く`,
    onShield: (number) => `シールド${number}に付く`,
    fresh: 'このターンに出た',
    details: (name) => `${name}の詳細`,
    close: '閉じる',
    cost: (cost, toPay) => `コスト${cost}${toPay === cost ? '' : `（支払うのは${toPay}）`}`,
    power: (power, printed) =>
      `パワー${describePower(power)}${power === printed ? '' : `（元は${printed}）`}`,
    until: (until) => UNTIL[until] ?? until,
  },
  deciding: {
    decision: '選択',
    options: '選択肢',
    decides: (player) => (player === undefined ? '誰も選んでいない。' : `${player}が選んでいる。`),
    opponentDecides: '相手が選んでいる。',
    byRule: (player, rule) => `${player}が選ぶ（規則${rule}）`,
    count: (min, max, order) => {
      const count = min === max ? `${min}つ` : min === 0 ? `${max}つまで` : `${min}つから${max}つ`;
      return `${count}${order === 'ordered' ? '、順番に' : ''}選ぶ`;
    },
    confirm: (count) => `決定（${count}）`,
    none: 'なし',
    passes: '答えが1つしかなく、何も明かさない時は自動で進む',
    goesOn: '自動で進む。',
    hold: '待つ',
    always: 'いつも：',
    alwaysOne: (label) => `いつも：${label}`,
    standing: (count) => `いつもの答え（${count}）`,
    answers: (card, label) => `${card}：いつも「${label ?? 'なし'}」`,
    stop: 'やめる',
    stopAnswering: (card) => `${card}に自動で答えるのをやめる`,
    concede: '投了',
    reallyConcede: '投了しますか？',
    whyNot: 'なぜできない？',
    nothingForbidden: 'ここで禁じられていることは特にない。',
    log: '記録',
    happened: '起きたこと',
    rule: (rule) => `規則${rule}`,
  },
  duel: {
    loading: '読み込み中…',
    newDuel: '新しいゲーム',
    suspended: '中断',
    isSuspended: 'このゲームは中断されている',
    clocksStand: '管理者が再開するまで時計は止まる。再開したら知らせる。',
    letWatch: '観戦してもらう',
    watchLink: 'このリンクで、両者が知ってよいことを少し遅れて見られる。',
    fairly: '公正にシャッフルされたか',
    commitment: [
      'デッキを知る前に、サーバーは次の数を示した：',
      '。これは、',
      'が今示すソルトとシードのSHA-256であり、記録はそのシードからこのゲームを再現する。',
    ],
    withdrawn: 'この招待は取り消された。',
    endedByAdministrator: (reason) => `管理者がこのゲームを終わらせた${reason === null ? '' : `：${reason}`}`,
    begins: 'ゲームがまもなく始まる。',
    waiting: '相手を待っている。',
    sendLink: 'このリンクを相手に送る。一度だけ使える。',
    copy: 'コピー',
    outOfTime: (player) => `${player}は時間切れ`,
    result: '結果',
    over: 'ゲーム終了',
    win: '勝ち',
    lose: '負け',
    waitingForRematch: '相手を待っている…',
    acceptRematch: '再戦を受ける',
    rematch: '再戦',
    save: '記録を保存',
    sentence: (text) => `${text}。`,
  },
  lobby: {
    play: '友だちやエージェントと対戦する。',
    invited: '対戦に招かれている。',
    join: '参加',
    buttons: { friend: '友だちを招く', anybody: '誰かを待つ', greedy: '対戦', random: '対戦' },
    opponents: {
      friend: '友だち',
      anybody: '誰でも',
      greedy: 'エージェント（greedy）',
      random: 'エージェント（random）',
    },
    yourName: '名前',
    yourDeck: '自分のデッキ',
    ownDeck: '自作…',
    deckLines: '40枚、1行に1種類',
    opponent: '相手',
    itsDeck: '相手のデッキ',
    clock: '時計',
    customCards: '自作カード',
    customCardsHelp: 'taiki cards NAME --jsonの形のカードの一覧。参加する人の同意が要る。',
    openDuels: '参加できる対戦',
    somebody: '誰か',
    ofCustomCards: (count) => `自作カード${count}枚`,
    joinWhom: (name) => `${name}と対戦`,
    account: 'アカウント',
    against: (one, other) => `${one}対${other}`,
    goOn: '続ける',
    signOut: 'サインアウト',
    terms: '条件',
    invites: (name, clock) => `${name}からの招待。時計：${clock}。`,
    foreignCards: 'このゲームにないカード、またはあるカードに代わるカード：',
    replaces: 'この名前のカードに代わる。',
    agree: 'これらのカードで対戦することに同意する',
    time: clockText,
  },
  language: 'English',
  connecting: '接続中…',
};

Object.assign(globalThis, { [JAPANESE_VARIABLE]: texts });
