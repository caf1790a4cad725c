/** What the pages of the tab say in Japanese: a script of its own, loaded when it is asked for. */

import { CIVILIZATIONS_IN_JAPANESE, ruleInJapanese } from '@taiki/reader';
import { ruleAndAbove } from 'taiki/rulebook';
import { texts as duelTexts, nameOf, voice } from '../../../server/page/language/japanese.ts';
import { JAPANESE_VARIABLE } from '../../../server/page/language/loaded.ts';
import { errorInJapanese } from './japaneseProblems.ts';
import { JAPANESE_TAB_VARIABLE } from './tabLanguage.ts';
import type { TabTexts } from './tabTexts.ts';

const STEPS = {
  startOfTurn: 'ターンのはじめ',
  draw: 'ドローステップ',
  charge: 'マナチャージステップ',
  main: 'メインステップ',
  attack: '攻撃ステップ',
  end: 'ターン終了ステップ',
} as const;

const DECKS: Readonly<Record<string, string>> = {
  'radiant-tide': '輝く潮',
  'burning-shadow': '燃える影',
  'dawn-wall': '暁の壁',
  'deep-current': '深い流れ',
  'grave-whisper': '墓のささやき',
  'ember-rush': '残り火の突進',
  'wild-growth': '野生の成長',
  bombazar: 'ボルバルザーク',
  dragons: 'ドラゴン',
  survivors: 'サバイバー',
  'wave-strikers': 'ウェーブストライカー',
  'empty-hands': '空の手札',
  initiates: 'イニシエート',
};

const listed = (parts: readonly string[]): string => (parts.length === 0 ? '' : `（${parts.join('・')}）`);

const texts: TabTexts = {
  elsewhere: {
    parts: 'サイトのほかのページ',
    play: '対戦する',
    judge: 'こうなったら？',
    site: '裁定・ガイド・API',
    rulings: '裁定から始める',
    howItWorks: '使い方（英語）',
  },
  setup: {
    title: '対戦する',
    about:
      '対戦はこのタブの中で、ルールどおりに進む。何もインストールせず、どこにも送信しない。カードに触れると、何ができるか、なぜできないかがわかる。',
    opponents: {
      greedy: 'エージェント（greedy）',
      search: '先読みするエージェント（少し考える）',
      both: '自分：両方の席、すべてのカードを公開',
    },
    opponent: '相手',
    deckOf: (player) => `${player}のデッキ`,
    deck: (name) => DECKS[name] ?? name,
    ownDeck: '自作…',
    deckLines: '40枚、1行に1種類',
    deckExample: '4 アクア・ハルカス',
    more: '自作カード・シード',
    cards: 'デッキに入れられるカードの一覧（JSON）',
    seed: 'シードの数字：同じ数字と同じ答えなら同じ対戦になる',
    play: '対戦',
  },
  cards: {
    title: 'テキストからカードを作る',
    about: 'テキストのすべての言葉を理解できなければならず、推測はしない。書いたものはこのタブから出ない。',
    printed: 'カードの表記',
    name: '名前',
    type: '種類',
    types: { creature: 'クリーチャー', evolutionCreature: '進化クリーチャー', spell: '呪文' },
    cost: 'コスト',
    power: 'パワー',
    races: '種族（カンマで区切る）',
    civilizations: '文明',
    civilization: (civilization) => CIVILIZATIONS_IN_JAPANESE[civilization],
    text: 'テキスト（日本語か英語、1行に1つの能力）',
    said: '理解したこと',
    understood: 'すべて理解した',
    understoodInPart: '一部を理解した',
    saysNothing: (line) => `${line}（ルールにあることだけを述べている）`,
    problem: (message) => voice.readProblem(message),
    card: 'カード',
    withoutLines: '理解できなかった行は含まない。',
    putOnTable: '場に出してみる',
    copyJson: 'JSONをコピー',
    json: 'JSON（手で直せる）',
    ofEngine: 'エンジンにあるカード',
    byName: 'エンジンにあるカードから始める（名前）',
    show: '表示',
  },
  judge: {
    title: 'こうなったら？',
    turnMark: 'ターン',
    otherZones: '超次元ゾーン・超GRゾーン',
    turnOf: 'ターン',
    beginsWith: '始めるステップ',
    step: (step) => STEPS[step],
    turnNumber: 'ターン数',
    asText: 'テキストで書く・自作カード',
    position: '局面（1行に1つのゾーン）',
    cards: 'カードの一覧（JSON）',
    use: 'これを使う',
    ruling: '裁定',
    anotherRuling: '別の裁定',
    beginWithRuling: '裁定から始める',
    searchRuling: '裁定から始める（言葉、カード、規則の番号）',
    searchRulingExample: 'S・トリガー、603.2e',
    rulingsFound: (count, shown, words) => {
      if (count === 0) return '当てはまる裁定はない。';
      const nearest = count > shown ? `近いものから${shown}件を示す。` : '';
      return words === 'some' ? `すべての言葉を含む裁定はない。${nearest}` : `裁定${count}件。${nearest}`;
    },
    foundRulings: '見つかった裁定',
    rules: '規則',
    rule: (number) => ruleAndAbove(number).flatMap((one) => ruleInJapanese(one) ?? [])[0],
    rulingPages: 'ja/rulings/',
    words: ({ inJapanese }) => inJapanese,
    play: '始める',
    clear: '消す',
    addTo: (player) => `${player}に加える：`,
    marks: { tapped: 'タップ', fresh: 'このターンに出た', faceUp: '表向き' },
    marksOf: ({ tapped, fresh, faceUp, over = [] }) =>
      listed([
        ...(tapped ? ['タップ'] : []),
        ...(fresh ? ['このターンに出た'] : []),
        ...(faceUp ? ['表向き'] : []),
        ...(over.length === 0 ? [] : [`${over.map(nameOf).join('・')}の上`]),
      ]),
    change: (card) => `${card}を変える`,
    takeAway: '下のカードを取り除く',
    toTop: '一番上へ',
    toFront: '先頭へ',
    oneMore: 'もう1枚',
    remove: '取り除く',
    search: 'カードを加える',
    searchIn: (player, zone) => `カードを加える：${player}の${zone}`,
    searchExample: '名前、またはrace:dragon cost<=6 civ:fire',
    emptyZone: 'このゾーンを空にする',
    found: (count, shown) => `${count}枚見つかった${count > shown ? `（はじめの${shown}枚を表示）` : ''}。`,
    foundCards: '見つかったカード',
    customCard: '自作カード',
    under: (card) => `${card}の下`,
    neutral: '何もしないカード',
    civilization: (civilization) =>
      civilization === 'colorless' ? '無色' : CIVILIZATIONS_IN_JAPANESE[civilization],
    changeSituation: '局面を変える',
  },
  tools: {
    title: 'ツール',
    undo: '1手戻す',
    inspect: '内部を調べる',
    copyLink: 'リンクをコピー',
    copyScript: 'スクリプトとしてコピー',
    copyRecord: '棋譜をコピー',
    copied: 'コピーした。',
    whoIsNext: '次に行うプレイヤー',
    acts: { usesShield: 'シールドを使う', declares: '使用を宣言できる', resolves: '解決する' },
  },
  lines: {
    title: '手順の比較',
    fork: 'ここから分岐する',
    everyOrder: 'これらの効果を解決する順番すべて',
    eachAnswer: 'それぞれを選んだ時の結果',
    toEndOfTurn: '誰も何もしなかったとして、ターンの終わりまで比べる',
    kept: '残した手順',
    goTo: (line) => `${line}へ移る`,
    compare: (line) => `${line}を今の手順と比べる`,
    forget: (line) => `${line}を消す`,
  },
  comparison: {
    firstDifference: '最初の違い：',
    nothingElse: 'ほかには何も起こらない。',
    atTheEnd: (asked) => `最後：${asked}`,
    sameEnd: 'どれも同じ結果になる。',
    ends: '結果の違い',
    where: '場所',
    before: 'それより前（すべて同じ）',
    more: (shown) => `ほかにもある。はじめの${shown}通りを示す。`,
    whatHappens: '起こること',
    close: '閉じる',
  },
  thoughts: {
    title: 'エージェントの読み（その手札のカード名を含む）',
    none: 'このページを開いてから、まだ読んでいない。',
    about: (turn, prompt) => `ターン${turn}：${prompt}`,
    sampled: (samples) => `${samples}回`,
    answer: '答え（選んだものが先頭）',
    samples: '試した回数',
    wins: '勝率',
  },
};

Object.assign(globalThis, {
  [JAPANESE_VARIABLE]: { ...duelTexts, says: { ...duelTexts.says, error: errorInJapanese } },
  [JAPANESE_TAB_VARIABLE]: texts,
});
