import type { SENTENCES } from 'taiki';
import type { ProblemParts } from './problems.ts';
import type { InOtherWords } from './sentences.ts';
import { written } from './written.ts';

type All = typeof SENTENCES;

/** `"Aqua Hulcus", "Vorg" and 3 more`, and `701.14d (what it says) and 3 more`: what has changed since a duel was recorded. */
function changed(what: string, name: (name: string) => string): string {
  const more = / and (\d+) more$/u.exec(what)?.[1];
  const rest = more === undefined ? '' : `ほか${more}つ`;
  const cards = [...what.matchAll(/"(.+?)"/gu)].map(([, card = '']) => `「${name(card)}」`);
  if (/^the cards? "/u.test(what)) return `カード${cards.join('')}${rest}`;
  const rules = [...what.replaceAll(/\([^()]*\)/gu, '').matchAll(/\d+\.\d+[a-z]?/gu)].map(([rule]) => rule);
  return `規則${rules.join('、')}${rest === '' ? '' : `、${rest}`}`;
}

/** What is wrong with records, saved duels and logs; the paths in them and what they contain stay as they are. */
export const ofRecords = ({ place, expected: wanted, problem }: ProblemParts) =>
  ({
    answeredOtherwise: (where, player, kind, expected, asked) =>
      `${place(where)}：記録では${player}が「${kind}」に答えているが、ここで答えるのは${expected}の「${asked}」である。`,
    cannotRunAgain: (path, what) => `スナップショット：「${path}」をもう一度行えない：${problem(what)}`,
    decisionCounts: (min, max, count) =>
      `スナップショット：「context.decision」は${count}個の選択肢から${min}個以上${max}個以下を選ばせている。`,
    decisionLimits: 'スナップショット：「context.decision.limits」にない選択肢がある。',
    decisionTotal: 'スナップショット：「context.decision.limits.total」の値の数が選択肢の数と違う。',
    factField: (where, field, kind, found, expected) =>
      `${place(where)}：「${kind}」の「${field}」は${wanted(expected)}でなければならない（今は${written(found)}）。`,
    followsFromPaused: (path, found, expected) =>
      `スナップショット：「${path}」は、このエンジンのルールとカードで「context.paused」から決まる${written(expected)}でなければならない（今は${written(found)}）。代わりに対戦の記録から再生する。`,
    heldTwice: (path, card) =>
      `スナップショット：「${path}」のカード${card}はほかの場所にもあるか、ないカードである。`,
    noLongerAsked: (choice, kind, player, asks, asked) =>
      `記録の${choice}回目の選択は${player}の「${kind}」への答えだが、対戦では${asks}が「${asked}」に答える。ルールがその後に変わったので、対戦を記録し直す。`,
    notARecord: (where, header, found) =>
      `${place(where)}：${written(header)}でなければならない（今は${written(found)}）。記録ではないか、別の版である。`,
    otherGenerator: (path) => `スナップショット：「${path}」は「seed」の乱数生成器の状態ではない。`,
    otherLog: (where, expected, found) =>
      `${place(where)}：「log: ${expected}」のはずが、再生した対戦では「log: ${found}」になった。`,
    otherResult: (where, expected, found) =>
      `${place(where)}：結果は${expected}のはずが、再生した対戦では${found}になった。`,
    otherZone: (path, zone, owner) =>
      `スナップショット：「${path}」のあるゾーンが${owner}の${zone}となっている。自身のあるゾーンでなければならない。`,
    overWithoutResult: 'スナップショット：「state」が「over」なのに、「context.game」に結果がない。',
    placedCards: (path, found, expected) =>
      `スナップショット：「${path}」のカードは${expected}枚でなければならない（今は${found}枚）。`,
    recordEnds: (line, expected) =>
      `記録が${line}行目の前で終わっている。そこには${wanted(expected)}が要る。`,
    resultBeforeOver: (state) =>
      `スナップショット：「context.game」に結果があるので、「state」は「over」でなければならない（今は${written(state)}）。`,
    snapshotDamaged:
      'スナップショット：「checksum」がほかの部分と合わない。書き換えられたか壊れている。duel.snapshot()が返したままで保存する。',
    snapshotNotJson: 'スナップショット：JSONではないか、入れ子が深すぎる。',
    snapshotVersion: (found, expected) =>
      `スナップショット：版（「taiki」）は${expected}でなければならない（今は${written(found)}）。別の版のスナップショットからは戻せない。代わりに対戦の記録から再生する。`,
    unknownEnd: (where, end, known) =>
      `${place(where)}：対戦の終わり方${written(end)}はない。次のどれかにする：${known}。`,
    undefinedCard: (card) => `スナップショット：カード${written(card)}はない。定義を\`cards\`で渡す。`,
    valueAt: (where, path, found, expected) =>
      `${place(where)}：「${path}」は${wanted(expected)}でなければならない（今は${written(found)}）。`,
  }) satisfies Partial<InOtherWords<All['problems']>>;

/** What follows how a replay differs. */
export const ofReplays = ({ name, problem }: Pick<ProblemParts, 'name' | 'problem'>) =>
  ({
    firstToDiffer: (what, choice, count) =>
      `${problem(what)}初めに違うのは${count}回のうち${choice}回目の選択である。`,
    newerRules: (what, recorded, own) =>
      `${problem(what)}記録した時の規則の改訂は${recorded}、このエンジンの改訂は${own}である。`,
    nothingChanged: (what) =>
      `${problem(what)}対戦のカードもルールも記録した時から変わっていない。記録が書き換えられたか、エンジンが改訂なしに変わっている。`,
    changedSince: (what, causes) =>
      `${problem(what)}記録した時から変わったもの：${causes
        .split(/; (?=the rule)/u)
        .map((one) => changed(one, name))
        .join('、')}。`,
  }) satisfies Partial<InOtherWords<All['hints']>>;

const PARTS: Readonly<Record<string, string>> = { deck: 'デッキ', position: '局面' };

export const PLACES_OF_RECORDS = {
  choiceOf: (index, count) => `${count}回のうち${index}回目の選択`,
  lineOfLog: (number) => `ログの${number}行目`,
  lineOfRecord: (number) => `記録の${number}行目`,
  partOfRecord: (part, line) => `記録の${line}行目の後の${PARTS[part] ?? part}`,
  legality: '記録の選択は今ではできない',
  record: '記録',
  rulesOfRecord: '記録の「rules」が正しくない',
  snapshot: 'スナップショット',
  start: '記録の対戦をはじめられない',
} satisfies Partial<InOtherWords<All['places']>>;

export const EXPECTATIONS_OF_RECORDS = {
  asks: '「asks: everything」か「asks: concealed」',
  checkCount: '「checks: 120」のような照合の数',
  checkDigits: '「0123abcd 4567cdef」のような8桁の照合',
  checks: (count) => `${count}個の照合`,
  choiceCount: '「choices: 120」のような選択の数',
  choiceLine: '「p1 main 3」のような選択',
  customCardCount: '「cards: 2」のような自作カードの数',
  customCardLine: '字下げしたJSONの自作カード',
  definitionLine: '「0123456789abcdef Aqua Hulcus」のような要約とカードの名前',
  engineLine: '「engine: revision 12, definitions 20」のようなエンジンの行',
  factLine: 'JSONの事実',
  factKind: '「kind」のある事実',
  factObject: '事実であるJSONオブジェクト',
  firstLine: '「first: p1」か「first: p2」',
  freeId: (next) => `ほかのものにない${next}より小さい数`,
  indentedLine: '字下げした行',
  kindOfDecision: '選択の種類',
  leafState: 'チャートの末端の状態のパス',
  limitLine: '「limit: turns 100」のような上限',
  logLine: '「log: 900 0123456789abcdef」のようなログの長さと検査値',
  aNumber: '数',
  noteCount: '「notes: 2」のようなメモの数',
  noteLine: '「p1 a note」のようなプレイヤーのメモ',
  nothingAfterEnd: '「end」の後に何もないこと',
  player: '"p1"か"p2"',
  procedureName: '手続きの名前',
  resultLine: '「result: p1 directAttack 12」か「result: open」のような結果',
  rulesJson: 'JSONのルール',
  rulesJsonObject: 'JSONオブジェクトのルール',
  rulesLine: '「rules: {}」のようなJSONのルール',
  seedLine: '「seed: 7」か、「seed: chacha20:」と16進数64桁のようなシード',
  snapshotObject: 'duel.snapshot()の結果',
  atMost: (most) => `${most}以下の数`,
  word32: '32ビットの符号なしの数',
} satisfies Partial<InOtherWords<All['expectations']>>;
