import { factInJapanese, JapaneseVoice, resultInJapanese } from '@taiki/reader';
import { japaneseName } from '@taiki/reader/names';
import type { Player, Zone } from 'taiki';
import type { Speech } from './speech.ts';

const nameOf = (card: string): string => japaneseName(card) ?? card;
const voice = new JapaneseVoice(nameOf);

const by = (who: Player | undefined): string => (who === undefined ? '' : `${who}は`);

/** Names with counts. */
function listed(cards: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(nameOf(card), (counts.get(nameOf(card)) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name}${count}枚`)).join('・');
}

const VERBS = {
  summoned: 'を召喚',
  cast: 'を唱える',
  generated: 'をジェネレート',
  fortified: 'で要塞化',
  expanded: 'を展開',
  executed: 'を執行',
} as const;

const HOW = { paid: '', byShieldTrigger: 'S・トリガーで', unpaid: 'コストを支払わずに' } as const;

const ZONES: { readonly [Z in Zone]: string } = {
  deck: '山札',
  hand: '手札',
  battleZone: 'バトルゾーン',
  manaZone: 'マナゾーン',
  shieldZone: 'シールドゾーン',
  graveyard: '墓地',
  hyperspatialZone: '超次元ゾーン',
  superGRZone: '超GRゾーン',
};

export const japanese: Speech = {
  name: nameOf,
  prompt: (text) => voice.prompt(text),
  label: (text) => voice.label(text),
  fact: (fact, viewer, more) => factInJapanese(fact, viewer, voice, more),
  result: (result, viewer) => resultInJapanese(result, viewer, voice),
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
    goesTo: (card, zone) => `${nameOf(card)}が${ZONES[zone]}へ`,
    gainsTurn: (who) => `${by(who)}追加のターンを得る`,
    between: '；',
    head: 'ターン   シールド',
    moreLines: (count) => `他に${count}行`,
    ending: (result) => `ターン${result.turn}、${resultInJapanese(result, 'all', voice)}。`,
  },
};
