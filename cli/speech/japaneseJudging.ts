import { describeAbility, factInJapanese, resultInJapanese, ZONES_IN_JAPANESE } from '@taiki/reader';
import type { DecisionKind } from 'taiki';
import type { NarrationTexts } from 'taiki/rulings';
import { counted } from '../printed/wording.ts';
import type { JudgingTexts } from './judgingTexts.ts';
import { nameOf, voice } from './voice.ts';

const KINDS: { readonly [K in DecisionKind]: string } = {
  charge: 'マナチャージ',
  main: 'メイン',
  cost: 'コストの選択',
  pay: '支払い',
  evolve: '進化元の選択',
  attack: '攻撃',
  block: 'ブロック',
  breaker: 'ブレイカーの選択',
  shields: 'シールドの選択',
  declareShields: 'シールドの使用宣言',
  declareUsage: '使用宣言',
  standby: '待機中の効果の選択',
  choose: '選択',
  mode: '効果の選択',
  confirm: 'するかどうかの選択',
  order: '順序の選択',
  replace: '置き換えの選択',
  number: '数字の選択',
  name: '名前の選択',
};

const ACTIONS = { usesShield: 'がシールドを使う', declares: 'が宣言する', resolves: 'が解決する' } as const;

const WAYS: Readonly<Record<string, string>> = {
  shieldTrigger: 'S・トリガー',
  strikeBack: 'S・バック',
  guardStrike: 'G・ストライク',
  judgmentZ: 'サバキZ',
};

/** Names with counts. */
const names = (cards: readonly string[]): string =>
  counted(cards)
    .map(([card, count]) => (count === 1 ? card : `${card}${count}枚`))
    .join('・');

const narration: NarrationTexts = {
  labels: { asked: '質問', resolving: '解決中', standby: '待機', position: '局面' },
  name: nameOf,
  marks: {
    tapped: 'タップ',
    pending: '保留',
    faceUp: '表向き',
    faceDown: '裏向き',
    sealOn: (card) => `${card}の封印`,
    with: (card) => `${card}に付く`,
    linkedWith: (cards) => `${cards.join('・')}とリンク`,
    over: (cards) => `${cards.join('・')}の上`,
  },
  names,
  zone: (zone, cards) => `${ZONES_IN_JAPANESE[zone]}：${cards}`,
  deck: (count) => `山札：${count}枚`,
  turn: (turn, active) => `ターン${turn}、${active}のターン`,
  fact: (fact, more) => factInJapanese(fact, 'all', voice, more),
  play: (name, place) => `手順${place === undefined ? '' : `${place.number}/${place.of}`}：${name}`,
  decision: (number, player, kind, state, rule) =>
    `${number}・${player}・${KINDS[kind]}・${state}・規則${rule}`,
  asked: (player, prompt) => `${player}：${voice.prompt(prompt)}`,
  label: (label) => voice.label(label),
  nothing: 'なし',
  passed: (player, kind, chosen) =>
    `${player}・${KINDS[kind]}：${chosen.map((label) => voice.label(label)).join('、') || 'なし'}`,
  mustAnswer: (player) => `ここで${player}が答える`,
  end: (asked) => `終わり：${asked}`,
  open: (player, kind) => `${player}・${KINDS[kind]}`,
  over: (winner) => `ゲーム終了、${winner === undefined ? '引き分け' : `${winner}の勝ち`}`,
  result: (result) => resultInJapanese(result, 'all', voice),
  forbidden: ({ card, what, reason, by }) =>
    `${card.name === undefined ? 'カード' : nameOf(card.name)}：${voice.deed(what)}はできない。${voice.reason(reason)}${by === undefined ? '' : `（${nameOf(by)}）`}`,
  empty: 'なし',
  lane: (player, action, rule, place) =>
    `${player}${ACTIONS[action]}${place === 'next' ? ' ← 次' : ''}${rule === undefined ? '' : `（規則${rule}）`}`,
  standbyEffect: (effect) => {
    const card = nameOf(effect.source.name);
    if (effect.kind === 'shieldUse') return `${card}：${WAYS[effect.use.way] ?? effect.use.way}`;
    return `${card}${effect.declaredCard === undefined ? '' : '（宣言済み）'}：${describeAbility(effect.ability, { language: 'ja' })}`;
  },
  ends: { asked: '質問', zone: (player, zone) => `${player}の${ZONES_IN_JAPANESE[zone]}` },
};

export const japaneseJudging: JudgingTexts = {
  narration,
  play: (name) => `手順：${name}`,
  order: (number, of, like, effects) => {
    const begins = like === undefined ? '' : `（途中まで順序${like}と同じ）`;
    return `順序${number}/${of}${begins}：${effects.map((label) => voice.label(label)).join('、次に')}`;
  },
  orderName: (number) => `順序${number}`,
  ordersEndTheSame: (count) => `${count}通りの順序はどれも同じ終わり方をする。`,
  ordersEndDifferently: (count) => `${count}通りの順序で終わり方が違う：`,
  endOfOrders: (what, orders, text) => `${what}、順序${orders.join('・')}：${text}`,
  bothEndTheSame: 'どちらも同じ終わり方をする。',
  endsDiffer: '終わり方の違い：',
  end: (what, each) => `${what}：${each.join(' │ ')}`,
  moreOrders: (count) => `順序は${count}通りより多い。--limitでもっと調べられる。`,
  failedOrder: (number) => `順序${number}：`,
};
