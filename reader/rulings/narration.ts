import type { NarrationTexts } from 'taiki/rulings';
import { describeAbility } from '../japanese/print/describe.ts';
import { ZONE_NAMES } from '../japanese/regular/terms.ts';
import { listed } from '../japanese/spoken/counted.ts';
import { DECISION_NAMES } from '../japanese/spoken/decisions.ts';
import { factInJapanese, resultInJapanese } from '../japanese/spoken/facts.ts';
import type { JapaneseVoice } from '../japanese/spoken/japaneseVoice.ts';

const ACTIONS = { usesShield: 'がシールドを使う', declares: 'が宣言する', resolves: 'が解決する' } as const;

const WAYS: Readonly<Record<string, string>> = {
  shieldTrigger: 'S・トリガー',
  strikeBack: 'S・バック',
  guardStrike: 'G・ストライク',
  judgmentZ: 'サバキZ',
};

/** The words of a narration in Japanese, with the names of cards as the voice says them. */
export const narrationInJapanese = (voice: JapaneseVoice): NarrationTexts => {
  const nameOf = (card: string): string => voice.name(card);
  return {
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
      marked: (card, marks) => `${card}（${marks.join('、')}）`,
    },
    names: listed,
    zone: (zone, cards) => `${ZONE_NAMES[zone]}：${cards}`,
    deck: (count) => `山札：${count}枚`,
    turn: (turn, active) => `ターン${turn}、${active}のターン`,
    fact: (fact, more) => factInJapanese(fact, 'all', voice, more),
    play: (name, place) => `手順${place === undefined ? '' : `${place.number}/${place.of}`}：${name}`,
    decision: (number, player, kind, state, rule) =>
      `${number}・${player}・${DECISION_NAMES[kind]}・${state}・規則${rule}`,
    asked: (player, prompt) => `${player}：${voice.prompt(prompt)}`,
    label: (label) => voice.label(label),
    nothing: 'なし',
    passed: (player, kind, chosen) =>
      `${player}・${DECISION_NAMES[kind]}：${chosen.map((label) => voice.label(label)).join('、') || 'なし'}`,
    mustAnswer: (player) => `ここで${player}が答える`,
    end: (asked) => `終わり：${asked}`,
    open: (player, kind) => `${player}・${DECISION_NAMES[kind]}`,
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
    ends: { asked: '質問', zone: (player, zone) => `${player}の${ZONE_NAMES[zone]}` },
  };
};
