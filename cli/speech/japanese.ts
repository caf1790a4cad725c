import {
  CIVILIZATIONS_IN_JAPANESE,
  describeCard,
  factInJapanese,
  KEYWORDS_IN_JAPANESE,
  listedInJapanese,
  resultInJapanese,
  withNamesInJapanese,
  ZONES_IN_JAPANESE,
} from '@taiki/reader';
import type { Player } from 'taiki';
import { cardNamed } from '../printed/cardFacts.ts';
import { spaced } from '../printed/wording.ts';
import { japaneseScreen } from './japaneseScreen.ts';
import type { Speech } from './speech.ts';
import { nameOf, voice } from './voice.ts';

/** Keywords by the words that the board has for them. */
const KEYWORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(KEYWORDS_IN_JAPANESE).map(([keyword, name]) => [spaced(keyword), name]),
);

const by = (who: Player | undefined): string => (who === undefined ? '' : `${who}は`);

/** Names with counts. */
const listed = (cards: readonly string[]): string => listedInJapanese(cards.map(nameOf));

const VERBS = {
  summoned: 'を召喚',
  cast: 'を唱える',
  generated: 'をジェネレート',
  fortified: 'で要塞化',
  expanded: 'を展開',
  executed: 'を実行',
} as const;

const HOW = { paid: '', byShieldTrigger: 'S・トリガーで', unpaid: 'コストを支払わずに' } as const;

/** `blocker`, `double breaker` and other keywords as the board names them. */
const keywordInJapanese = (word: string): string => KEYWORDS.get(word) ?? voice.label(word);

/** The words under the name of a card. */
function cardInJapanese(name: string): readonly string[] {
  const card = cardNamed(name);
  if (card === undefined) return [nameOf(name)];
  const [, ...lines] = withNamesInJapanese(describeCard(card, { language: 'ja' })).split('\n');
  return [nameOf(name), ...lines];
}

const summaryInJapanese = (name: string): string => cardInJapanese(name)[1] ?? '';

export const japanese: Speech = {
  name: nameOf,
  screen: japaneseScreen,
  prompt: (text) => voice.prompt(text),
  label: (text) => voice.label(text),
  fact: (fact, viewer, more) => factInJapanese(fact, viewer, voice, more),
  result: (result, viewer) => resultInJapanese(result, viewer, voice),
  board: {
    steps: {
      opening: '最初のターンの前',
      startOfTurn: 'ターンのはじめ',
      draw: 'ドローステップ',
      charge: 'マナチャージステップ',
      main: 'メインステップ',
      'attack.declaration': '攻撃ステップ：攻撃クリーチャー指定',
      'attack.block': '攻撃ステップ：ブロッククリーチャー指定',
      'attack.battle': '攻撃ステップ：バトル',
      'attack.directAttack': '攻撃ステップ：ダイレクトアタック',
      'attack.endOfAttack': '攻撃ステップ：攻撃終了',
      end: 'ターン終了ステップ',
      over: 'ゲーム終了',
    },
    name: nameOf,
    names: listed,
    keywords: (words) => words.map(keywordInJapanese),
    mana: (civilizations) => civilizations.map((one) => CIVILIZATIONS_IN_JAPANESE[one]).join('/') || '無色',
    faceDown: '裏向き',
    none: 'なし',
    empty: 'なし',
    tapped: (cards) => `タップ：${cards}`,
    untapped: (count, all, which) => `${all}枚中${count}枚アンタップ（${which}）`,
    sizes: (shields, hand, deck, graveyard) =>
      `シールド${shields}・手札${hand}・山札${deck}・墓地${graveyard}`,
    marks: { tapped: 'タップ', new: '新', attacking: '攻撃中', blocking: 'ブロック中', attacked: '被攻撃' },
    over: (cards) => `${cards}の上`,
    linked: (cards) => `${cards}とリンク`,
    seals: (count) => `封印${count}`,
    power: (now, printed) => (now === printed ? now : `${now}（元は${printed}）`),
    labels: {
      opponent: '相手',
      you: '自分',
      mana: 'マナ',
      battleZone: 'バトル',
      hand: '手札',
    },
    title: (turn, whose, step) => `ターン${turn}・${whose === 'own' ? '自分' : '相手'}のターン・${step}`,
  },
  asking: {
    help: '説明',
    read: 'カードを読む',
    concede: '投了',
    nothing: '何も選ばない',
    done: '終わり',
    next: (message) => `次：${message}`,
    about: (card, said) => `${card}：${said}`,
    between: '、',
    opponents: '（相手の）',
    summary: summaryInJapanese,
    howMany: (min, max) => {
      if (min === max) return `${min}つ選ぶ`;
      return min === 0 ? `${max}つまで選ぶ` : `${min}つから${max}つ選ぶ`;
    },
    tooFew: (count, min) => `${count}つ選んだ。${min}つ以上選ぶこと。`,
    tooMany: (count, max) => `${count}つ選んだ。${max}つまで選ぶこと。`,
    tooMuch: (sum, max) => `選んだものの合計は${sum}。${max}以下にすること。`,
    onlyOne: (labels) => `${labels.join('・')}から1つだけ選ぶこと。`,
    must: (label) => `${label}を選ばなければならない。`,
    mustBefore: (label, before) => `${before}より先に${label}を選ばなければならない。`,
  },
  playing: {
    welcome: (player, agent, seed) =>
      `あなたは${player}、相手は${agent}。${seed === undefined ? '' : `シード${seed}。`}?で説明を読む。`,
    again: (seed) => `もう一度プレイするには：--seed ${seed}`,
    left: (turn) => `ターン${turn}でゲームを離れた。勝者はいない。`,
    recorded: (path) => `${path}に記録した。再生するには：taiki replay ${path} --lang ja`,
    whichCard: 'どのカード？',
    reallyConcede: '投了するか？相手の勝ちになる。',
    help: ({ rule }, explanations) => [
      `規則${rule}`,
      ...new Set(
        explanations.map(
          ({ card, what, reason, rule: forbidding, by: source }) =>
            `${card.name === undefined ? 'カード' : nameOf(card.name)}：${voice.deed(what)}はできない。${voice.reason(reason)}${source === undefined ? '' : `（${nameOf(source)}）`}（規則${forbidding}）`,
        ),
      ),
      '番号を入力してEnter。いくつも選ぶ時は番号を並べる：1 3',
      '?  説明     r  カードを読む     c  投了     Ctrl-C  ゲームを離れる',
    ],
    card: cardInJapanese,
    often: (sentence, count) => `${sentence}（${count}回）`,
  },
  headings: {
    turn: (turn, player) => `ターン${turn}・${player}`,
    opening: 'ゲームの準備',
    position: '局面',
    unfinished: (state) => `結果：まだない（${state}）`,
    ending: (result) => `結果：${resultInJapanese(result, 'all', voice)}（ターン${result.turn}）`,
    facts: (count) => `出来事${count}件`,
    seats: (seed, p1, p2) => `シード${seed}：p1は${p1[0]}（${p1[1]}）、p2は${p2[0]}（${p2[1]}）`,
    recorded: (path) => `${path}に記録した。再生するには：`,
    everyStep: 'このゲームのすべての段階を規則とともに見るには：',
    again: 'このゲームをもう一度見るには：',
  },
  clauses: {
    charges: (who, card) => `${by(who)}${nameOf(card)}をマナゾーンに置く`,
    uses: (who, verb, card, how) => `${by(who)}${HOW[how]}${nameOf(card)}${VERBS[verb]}`,
    crosses: (who, gear, onto) => `${by(who)}${nameOf(gear)}を${nameOf(onto)}にクロス`,
    puts: (who, card) => `${by(who)}${nameOf(card)}をバトルゾーンに出す`,
    draws: (who, count) => `${by(who)}カードを${count}枚引く`,
    discards: (who, cards) => `${by(who)}${listed(cards)}を捨てる`,
    destroyed: (cards) => `${listed(cards)}が破壊される`,
    breaks: (player, count) => `${player}のシールドを${count}枚ブレイク`,
    attacks: (card, target) =>
      `${nameOf(card)}が${'player' in target ? target.player : nameOf(target.card)}を攻撃`,
    creatureOf: (player) => `${player}のクリーチャー`,
    blocks: (card) => `${nameOf(card)}がブロック`,
    goesTo: (card, zone) => `${nameOf(card)}が${ZONES_IN_JAPANESE[zone]}へ`,
    gainsTurn: (who) => `${by(who)}追加のターンを得る`,
    between: '；',
    head: 'ターン   シールド',
    moreLines: (count) => `他に${count}行`,
    ending: (result) => `ターン${result.turn}、${resultInJapanese(result, 'all', voice)}。`,
  },
};
