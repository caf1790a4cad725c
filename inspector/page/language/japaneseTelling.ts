import {
  DECISIONS_IN_JAPANESE,
  factInJapanese,
  JapaneseVoice,
  KEYWORDS_IN_JAPANESE,
  resultInJapanese,
  ruleInJapanese,
  ZONES_IN_JAPANESE,
} from '@taiki/reader';
import { japaneseName } from '@taiki/reader/names';
import type { Fact, Player, Result } from 'taiki';
import { isolated } from '../../model/isolated.ts';
import { TOGETHER } from '../../model/telling/namedTogether.ts';
import { powerText } from '../../model/telling/powerText.ts';
import { spacedWords } from '../../model/telling/sentences.ts';
import type { Duration, NamedPlayer, Side, Telling, ToldAttack } from '../../model/telling/telling.ts';
import type { NextOnStandby } from '../../trace.ts';

/** Of a card, or of several that are linked. */
const nameOf = (cards: string): string =>
  cards
    .split(TOGETHER)
    .map((card) => japaneseName(card) ?? card)
    .join(TOGETHER);
const voice = new JapaneseVoice(nameOf);

/** The states of the duel's chart, by their keys. */
const STATES: Readonly<Record<string, string>> = {
  duel: 'ゲーム',
  arriving: '局面のはじめ',
  settling: '局面の処理',
  arbitrating: '次の判定',
  beginning: 'はじめ',
  opening: 'ゲームの準備',
  shuffling: 'シャッフル',
  placingShields: 'シールドを置く',
  takingHands: '手札を引く',
  turn: 'ターン',
  startOfTurn: 'ターン開始',
  untapping: 'アンタップ',
  announcing: '告げる',
  draw: 'ドロー',
  drawing: '引く',
  charge: 'マナチャージ',
  choosing: '選択',
  main: 'メイン',
  use: '使用',
  declaring: '宣言',
  paying: '支払い',
  choosingBase: '進化元の選択',
  puttingOrCasting: '出す・唱える',
  galaxyshield: 'ギャラクシールド',
  placing: '置く',
  cross: 'クロス',
  crossing: 'クロスする',
  crossFree: '無料クロス',
  hyperize: 'ハイパー化',
  attack: '攻撃',
  declaration: '攻撃クリーチャー指定',
  tapAbility: 'タップ能力',
  using: '使う',
  block: 'ブロッククリーチャー指定',
  battle: 'バトル',
  fighting: 'パワー比べ',
  directAttack: 'ダイレクトアタック',
  winning: '勝利',
  choosingBreaker: 'ブレイカーの選択',
  beforeBreak: 'ブレイク前',
  choosingShields: 'シールドの選択',
  breaking: 'ブレイク',
  endOfAttack: '攻撃終了',
  ending: '終わり',
  lapsing: '効果の終わり',
  end: 'ターン終了',
  over: 'ゲーム終了',
  ordering: '順序の選択',
  resolving: '解決',
  apDeclare: 'APの宣言',
  apResolve: 'APの解決',
  napDeclare: 'NAPの宣言',
  napResolve: 'NAPの解決',
  standby: '待機',
};

/** What has happened, by the kinds of facts. */
const EVENTS: { readonly [K in Fact['kind']]: string } = {
  duelBegan: 'ゲーム開始',
  deckShuffled: 'シャッフル',
  shieldsRearranged: 'シールドが並べ替えられた',
  turnBegan: 'ターンのはじめ',
  stepBegan: 'ステップのはじめ',
  turnEnding: 'ターンの終わり',
  turnEnded: 'ターン終了',
  turnGained: '追加のターン',
  restOfTurnSkipped: 'ターンの残りをとばす',
  cardDrawn: 'カードを引いた',
  cardDiscarded: 'カードを捨てた',
  cardDestroyed: '破壊された',
  shieldBroken: 'シールドがブレイクされた',
  shieldPlaced: 'シールドが置かれた',
  manaCharged: 'マナゾーンに置かれた',
  cardPut: 'バトルゾーンに出た',
  cardMoved: 'カードが移った',
  cardTapped: 'タップされた',
  cardUntapped: 'アンタップされた',
  cardTurned: '向きが変わった',
  cardPutUnder: '下に置かれた',
  cardRevealed: '公開された',
  cardLookedAt: '見られた',
  cardChosen: '選ばれた',
  useDeclared: '使用の宣言',
  costPaid: 'コストの支払い',
  cardUsed: 'カードを使った',
  gearCrossed: 'クロスした',
  gearUncrossed: 'クロスが外れた',
  weaponEquipped: '装備した',
  attackDeclared: '攻撃した',
  creatureAttacked: '攻撃された',
  attackRedirected: '攻撃先が変わった',
  creatureBlocked: 'ブロックした',
  attackBlocked: 'ブロックされた',
  attackNotBlocked: 'ブロックされなかった',
  battleBegan: 'バトルのはじめ',
  battleWon: 'バトルに勝った',
  battleLost: 'バトルに負けた',
  shieldsChosen: 'ブレイクするシールドが選ばれた',
  attackStopped: '攻撃が止められた',
  attackEnding: '攻撃の終わり',
  attackEnded: '攻撃終了',
  usageDeclared: '使用宣言',
  cardSealed: '封印が付いた',
  cardUnsealed: '封印が外れた',
  cardTurnedOver: '裏返った',
  creatureLinked: 'リンクした',
  creatureUnlinked: 'リンクが外れた',
  abilityActivated: '能力を使った',
  effectTriggered: '誘発した',
  effectBegan: '効果のはじめ',
  effectResolved: '効果の終わり',
  effectMisfired: '効果は何もしなかった',
  eventReplaced: '置き換えられた',
  lastingEffectBegan: '続く効果のはじめ',
  numberNamed: '数の指定',
  raceNamed: '種族の指定',
  cardNamed: '名前の指定',
  choiceMade: '選択',
  duelEnded: 'ゲーム終了',
};

const ABILITIES: Readonly<Record<string, string>> = {
  ...KEYWORDS_IN_JAPANESE,
  shieldTrigger: 'S・トリガー',
  strikeBack: 'S・バック',
  guardStrike: 'G・ストライク',
};

const QUESTIONS: Readonly<Record<string, string>> = {
  apShieldUseIsNext: 'APのシールドの使用がある',
  napShieldUseIsNext: 'NAPのシールドの使用がある',
  apBeforeBreakIsNext: 'APのブレイク前の効果がある',
  napBeforeBreakIsNext: 'NAPのブレイク前の効果がある',
  apDeclarationIsNext: 'APが宣言できる',
  apEffectIsNext: 'APの効果がある',
  napDeclarationIsNext: 'NAPが宣言できる',
  napEffectIsNext: 'NAPの効果がある',
};

const ENDS: Readonly<Record<string, string>> = {
  directAttack: 'ダイレクトアタック',
  deckOut: '山札切れ',
  concession: '投了',
  cardEffect: 'カードの効果',
  bothLose: '同時の敗北',
  endlessLoop: '終わらない繰り返し',
  turnLimit: '最後のターンの終わり',
  decisionLimit: '長すぎるゲーム',
};

/** Why each lane is next. */
const BECAUSE: Readonly<Record<string, string>> = {
  apShieldUse: 'S・トリガーの類の使用は、待機中の他のすべてに先立つ',
  napShieldUse: 'S・トリガーの類の使用は、待機中の他のすべてに先立ち、ターン・プレイヤーにはない',
  apBeforeBreak: 'ブレイクの前に誘発したものは、他のすべてに先立って解決する',
  napBeforeBreak: 'ブレイクの前に誘発したものは、他のすべてに先立って解決し、ターン・プレイヤーにはない',
  apDeclaration: 'ターン・プレイヤーは、何かを解決する前に宣言する',
  apEffect: 'ターン・プレイヤーが先に、好きな順で解決する',
  napDeclaration: 'ターン・プレイヤーにはもうなく、非ターン・プレイヤーが今の状況で宣言する',
  napEffect: 'ターン・プレイヤーにはもうない',
};

const DOES: { readonly [D in NextOnStandby['does']]: string } = {
  usesShield: 'ブレイクされたシールドを使える',
  declares: '宣言できる',
  resolves: '効果を解決する',
};

const LASTS: { readonly [D in Duration]: string } = {
  turn: 'このターンの間',
  attack: 'この攻撃の間',
  battle: 'このバトルの間',
  yourNextTurn: '自分の次のターンのはじめまで',
  opponentsNextTurn: '相手の次のターンのはじめまで',
  endOfYourNextTurn: '自分の次のターンの終わりまで',
  endOfOpponentsNextTurn: '相手の次のターンの終わりまで',
  whileThere: 'それがある間',
  duel: 'ゲームの終わりまで',
  step: 'このステップの間',
  nextDrawStep: '次のドローステップまで',
  nextChargeStep: '次のマナチャージステップまで',
  nextMainStep: '次のメインステップまで',
  nextAttackStep: '次の攻撃ステップまで',
};

const WHEN = { exit: '出る時', transition: '遷移', entry: '入る時' } as const;

const named = ({ player, side }: NamedPlayer): string => `${player}（${side}）`;
const creatureOf = (name: string | undefined): string => isolated(name ?? '離れたクリーチャー');

function attackText({ active, attacker, target, blocked, ended }: ToldAttack): string {
  const what = 'player' in target ? target.player : creatureOf(target.creature);
  const block = blocked === undefined ? '' : `、${creatureOf(blocked.by)}がブロック`;
  return `${active}の${creatureOf(attacker)}が${what}を攻撃${block}${ended ? '、途中で終わった' : ''}`;
}

const state = (key: string): string => STATES[key] ?? spacedWords(key);
const result = (ended: Result): string => resultInJapanese(ended, 'all', voice);
const fact = (one: Fact): string => factInJapanese(one, 'all', voice);
const zone: Telling['zone'] = (one) => ZONES_IN_JAPANESE[one];
const known = (reader: string): string => (reader === 'both' ? '両者' : reader);
const words = (text: string): string => (text === '' ? '' : voice.words(text));

function nextText({ side, player, does, returned, state: lane }: NextOnStandby): string {
  const back = returned ? '相手の効果の後でターン・プレイヤーに戻った。' : '';
  return `${side}（${player}）が${DOES[does]}：${back}${BECAUSE[lane] ?? lane}`;
}

/** How what a trace holds is said in Japanese. */
export const JAPANESE: Telling = {
  name: nameOf,
  zone,
  prompt: (text) => voice.prompt(text),
  label: (text) => voice.label(text),
  words,
  reason: (text) => voice.reason(text),
  deed: (text) => voice.deed(text),
  state,
  decision: (kind) => (DECISIONS_IN_JAPANESE as Readonly<Record<string, string>>)[kind] ?? kind,
  event: (kind) => (EVENTS as Readonly<Record<string, string>>)[kind] ?? kind,
  ability: (ability) => ABILITIES[ability] ?? ability,
  question: (guard) => QUESTIONS[guard] ?? guard,
  end: (reason) => ENDS[reason] ?? reason,
  rule: (number) => ruleInJapanese(number) ?? '',
  next: nextText,
  fact,
  clause: (one) => isolated(fact(one)),
  happened: (clauses, more) => `${clauses.join('；')}${more === 0 ? '' : `；他に${more}件`}。`,
  headline: {
    beforeDuel: 'ゲームの前',
    turn: (turn) => `ターン${turn}`,
    attack: attackText,
    over: (ended) => `ゲーム終了：${result(ended)}`,
    resolves: (who, card, use, prompt) =>
      `${named(who)}が${isolated(card)}${use === undefined ? '' : `（${ABILITIES[use] ?? use}）`}を解決${prompt === undefined ? '' : `：${isolated(prompt)}`}`,
    decides: (who, prompt) => `${named(who)}：${isolated(prompt)}`,
    mayDeclare: (who) => `${named(who)}が宣言できる`,
    isNext: (who) => `次に解決するのは${named(who)}`,
    turnIsOver: (player, next) => `${player}のターンが終わり、次は${next}のターン`,
    at: (states) => states.map(state).join('：'),
    doing: (who, states) => `${named(who)} · ${states.map(state).join('：')}`,
  },
  where: {
    betweenTurns: (next) => `ターンとターンの間、次は${next}`,
    turnOf: (player) => `${player}のターン`,
    numbered: (step, rule) => `${step}（${rule}）`,
    joined: (parts) => parts.join('、'),
  },
  window: {
    arbiter: '次の判定',
    cell: (side: Side, does) => `${side}の${does === 'declares' ? '宣言' : '解決'}`,
    back: 'APに戻る',
  },
  record: {
    actor: (name) => `アクター${name}の開始`,
    fromPlayer: (event) => `プレイヤーから${event}`,
    guard: (guard, answer) => `${guard}？ ${answer ? 'はい' : 'いいえ'}`,
    noTransition: (event) => `${event}：遷移なし`,
    actionsOnly: (one) => `${one}、アクションのみ`,
    action: (action, when, one) => `${action}（${WHEN[when]} ${one}）`,
    standby: '待機',
    wholeTable: '盤面の全体',
    tableChanged: '盤面の変化',
    mustChoose: (player, prompt) => `${player}が選ぶ：${prompt}`,
    explanations: (count) => `説明${count}件`,
    concedes: (player) => `${player}の投了`,
    chooses: (player, chose) => `${player}の選択：${chose}`,
    chosen: (labels) => labels.join('、') || 'なし',
    settled: (one) => `${one}で落ち着いた`,
    origin: 'ゲームの元',
    endOfRecording: '記録の終わり',
    wins: result,
  },
  cause: {
    inDecision: (text, decision) => `${text}（選択${decision}）`,
    guard: (guard, edge) => `${guard}：はい、${edge}`,
    arbiter: (question) => `次の判定：${question}`,
    order: (player, cards) => `${player}が順序を選んだ：${cards.join('、')}`,
    paid: (player: Player, cost, mana) =>
      `${player}が${mana.length === 0 ? '' : `${mana.join('・')}で`}コスト${cost}を支払った`,
  },
  power: {
    change: (before, after) =>
      `パワー${before === undefined ? 'なし' : powerText(before)} → ${after === undefined ? 'なし' : powerText(after)}`,
    ofCard: (owner, card, change) => `${owner}の${card}：${change}`,
    lasts: (duration) => LASTS[duration],
    joined: (parts) => parts.join('、'),
  },
  table: {
    entered: (card, to) => `${card}が${zone(to)}に現れた`,
    left: (card, from) => `${card}が${zone(from)}を離れた`,
    moved: (card, from, to) => `${card}：${zone(from)} → ${zone(to)}`,
    changed: (card, change) => `${card}：${change}`,
    hiddenCard: 'カード',
    marks: {
      tapped: 'タップ',
      untapped: 'アンタップ',
      faceUp: '表向きになった',
      faceDown: '裏向きになった',
      sealed: '封印された',
      unsealed: '封印が外れた',
      flipped: '上下が逆になった',
      pending: '保留',
      notPending: '保留でなくなった',
      reattached: '付く先が変わった',
    },
    under: (count) => `下にカード${count}枚`,
    linked: (cards) => (cards.length === 0 ? 'リンクが外れた' : `${cards.join('・')}とリンク`),
    knownTo: (reader) => `${known(reader)}に知られる`,
    count: (player, one, had, has) => `${player}の${zone(one)}：${had}枚 → ${has}枚`,
    turn: (turn, player) => `ターン${turn}、${player}のターン`,
    attackBegan: '攻撃がはじまった',
    attackOver: '攻撃が終わった',
    attackEndedEarly: '攻撃が途中で終わった',
    wins: result,
  },
};
