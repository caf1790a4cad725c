import type { DuelEnd, KnownFact, Player, PutHow, Reader, Result, UseVerb } from 'taiki';
import type { OfKind } from '../../grammar/rule.ts';
import { KEYWORD_NAMES, ZONE_NAMES } from '../regular/terms.ts';
import { counted } from './counted.ts';
import type { JapaneseVoice } from './japaneseVoice.ts';

/** What has happened, in Japanese sentences without a full stop. */

interface Telling {
  readonly voice: JapaneseVoice;
  readonly viewer: Reader;
  /** Further facts of the same sentence. */
  readonly more: readonly KnownFact[];
}

function who(player: Player, { viewer }: Telling): string {
  if (viewer !== 'p1' && viewer !== 'p2') return player;
  return player === viewer ? '自分' : '相手';
}

const nameIn = (fact: KnownFact): string | undefined =>
  'name' in fact && fact.kind !== 'cardNamed' && fact.kind !== 'raceNamed' ? fact.name : undefined;

/** Names with counts, and how many cards are hidden. */
function cards(fact: KnownFact, { voice, more }: Telling): string {
  const counts = new Map<string, number>();
  let hidden = 0;
  for (const one of [fact, ...more]) {
    const name = nameIn(one);
    if (name === undefined) hidden++;
    else counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].map(([name, count]) => counted(voice.name(name), count));
  return [...names, ...(hidden === 0 ? [] : [`カード${hidden}枚`])].join('・');
}

const owned = (fact: KnownFact & { readonly player: Player }, telling: Telling): string =>
  `${who(fact.player, telling)}の${telling.voice.name(nameIn(fact) ?? 'カード')}`;

function counterpart({ more, ...telling }: Telling): string | undefined {
  const [next] = more;
  return next !== undefined && 'player' in next ? owned(next, { ...telling, more }) : undefined;
}

const VERBS: { readonly [V in UseVerb]: string } = {
  summoned: 'を召喚する',
  cast: 'を唱える',
  generated: 'をジェネレートする',
  fortified: 'で要塞化する',
  expanded: 'を展開する',
  executed: 'を実行する',
};

const PUT_HOW: { readonly [H in PutHow]: string } = {
  summoned: '',
  effect: '',
  revolutionChange: '革命チェンジで',
  generated: '',
  fortified: 'シールドの上に',
  expanded: '',
  executed: '',
};

/** Until when an effect lasts, from the side of its player and of the other. */
const UNTIL: Readonly<Record<string, (own: string, other: string) => string>> = {
  turn: () => 'このターンの終わりまで',
  attack: () => 'この攻撃の終わりまで',
  battle: () => 'このバトルの終わりまで',
  yourNextTurn: (own) => `次の${own}のターンのはじめまで`,
  opponentsNextTurn: (_, other) => `次の${other}のターンのはじめまで`,
  endOfYourNextTurn: (own) => `次の${own}のターンの終わりまで`,
  endOfOpponentsNextTurn: (_, other) => `次の${other}のターンの終わりまで`,
  whileThere: () => 'そのカードがある間',
  duel: () => 'ゲームの終わりまで',
};

const ENDS: { readonly [E in DuelEnd]: (loser: string) => string } = {
  directAttack: () => 'ダイレクトアタックにより',
  deckOut: (loser) => `${loser}の山札がなくなったので`,
  concession: (loser) => `${loser}の投了により`,
  cardEffect: () => 'カードの効果により',
  bothLose: () => '両者が同時に負けたので',
  endlessLoop: () => 'ゲームが終わらないので',
  turnLimit: () => '最後のターンが終わったので',
  decisionLimit: () => 'ゲームが長く続きすぎたので',
};

function resultText({ winner, reason }: Result, telling: Telling): string {
  const why = ENDS[reason](who(winner === 'p1' ? 'p2' : 'p1', telling));
  return winner === undefined ? `${why}、引き分け` : `${why}、${who(winner, telling)}の勝ち`;
}

const abilityName = (ability: string): string =>
  (KEYWORD_NAMES as Readonly<Record<string, string>>)[ability] ?? '能力';

type Texts = {
  readonly [K in KnownFact['kind']]: (fact: OfKind<KnownFact, 'kind', K>, telling: Telling) => string;
};

const STEPS = {
  draw: 'ドロー',
  charge: 'マナチャージ',
  main: 'メイン',
  attack: '攻撃',
  block: 'ブロッククリーチャー指定',
  battle: 'バトル',
  directAttack: 'ダイレクトアタック',
} as const;

const FACTS: Texts = {
  duelBegan: ({ player }, telling) => `ゲーム開始、先攻は${who(player, telling)}`,
  deckShuffled: ({ player }, telling) => `${who(player, telling)}の山札をシャッフルする`,
  shieldsRearranged: ({ player }, telling) => `${who(player, telling)}のシールドを裏向きで並べ替える`,
  turnBegan: ({ player, turn }, telling) => `${who(player, telling)}のターン${turn}がはじまる`,
  stepBegan: ({ player, step }, telling) => `${who(player, telling)}の${STEPS[step]}ステップがはじまる`,
  turnEnding: ({ player }, telling) => `${who(player, telling)}のターンの終わり`,
  turnEnded: ({ player }, telling) => `${who(player, telling)}のターンが終わる`,
  turnGained: ({ player }, telling) => `${who(player, telling)}は追加のターンを得る`,
  restOfTurnSkipped: ({ player }, telling) => `${who(player, telling)}のターンの残りをとばす`,

  cardDrawn: (fact, telling) => `${who(fact.player, telling)}は${cards(fact, telling)}を引く`,
  cardDiscarded: (fact, telling) => `${who(fact.player, telling)}は${cards(fact, telling)}を捨てる`,
  cardDestroyed: (fact, telling) => `${owned(fact, telling)}が破壊される`,
  shieldBroken: (fact, telling) =>
    `${who(fact.player, telling)}のシールドがブレイクされ、${cards(fact, telling)}が手札に加わる`,
  shieldPlaced: (fact, telling) =>
    `${who(fact.player, telling)}は${cards(fact, telling)}をシールドゾーンに置く`,
  manaCharged: (fact, telling) => `${who(fact.player, telling)}は${cards(fact, telling)}をマナゾーンに置く`,
  cardPut: (fact, telling) => {
    const onto = fact.onto === undefined ? '' : `${telling.voice.name(fact.onto)}の上に`;
    const from = fact.from === 'hand' ? '' : `${ZONE_NAMES[fact.from]}から`;
    const how = fact.how === undefined ? '' : PUT_HOW[fact.how];
    return `${owned(fact, telling)}が${from}${onto}${how}バトルゾーンに出る`;
  },
  cardMoved: (fact, telling) =>
    `${owned(fact, telling)}が${ZONE_NAMES[fact.from]}から${ZONE_NAMES[fact.to]}に移る`,
  cardTapped: (fact, telling) => `${who(fact.player, telling)}の${cards(fact, telling)}がタップされる`,
  cardUntapped: (fact, telling) => `${who(fact.player, telling)}の${cards(fact, telling)}がアンタップされる`,
  cardTurned: (fact, telling) =>
    `${owned(fact, telling)}が${fact.to === 'faceUp' ? '表向き' : '裏向き'}になる`,
  cardPutUnder: (fact, telling) =>
    `${owned(fact, telling)}が${ZONE_NAMES[fact.from]}から${telling.voice.name(fact.hostName)}の下に置かれる`,
  cardRevealed: (fact, telling) => `${owned(fact, telling)}が公開される`,
  cardLookedAt: (fact, telling) => `${who(fact.by, telling)}は${owned(fact, telling)}を見る`,
  cardChosen: (fact, telling) => `${who(fact.by, telling)}は${owned(fact, telling)}を選ぶ`,

  useDeclared: ({ player, name, verb }, telling) =>
    `${who(player, telling)}は${telling.voice.name(name)}${VERBS[verb].replace(/する$|る$/u, (end) => (end === 'する' ? 'しようとする' : 'ようとする'))}`,
  costPaid: (fact, telling) => {
    const card = telling.voice.name(fact.name);
    return fact.mana.length === 0
      ? `${who(fact.player, telling)}はマナなしで${card}のコストを支払う`
      : `${who(fact.player, telling)}は${fact.mana.map((one) => telling.voice.name(one)).join('・')}で${card}のコスト${fact.cost}を支払う`;
  },
  cardUsed: ({ player, name, verb, unpaid }, telling) =>
    `${who(player, telling)}は${unpaid ? 'コストを支払わずに' : ''}${telling.voice.name(name)}${VERBS[verb]}`,
  gearCrossed: ({ player, name, ontoName }, telling) =>
    `${who(player, telling)}は${telling.voice.name(name)}を${telling.voice.name(ontoName)}にクロスする`,
  gearUncrossed: ({ player, name }, telling) => `${who(player, telling)}は${telling.voice.name(name)}を外す`,
  weaponEquipped: ({ name, ontoName }, telling) =>
    `${telling.voice.name(ontoName)}が${telling.voice.name(name)}を装備する`,

  attackDeclared: (fact, telling) => {
    const target =
      'player' in fact.target ? who(fact.target.player, telling) : (counterpart(telling) ?? 'クリーチャー');
    return `${owned(fact, telling)}が${target}を攻撃する`;
  },
  creatureAttacked: (fact, telling) => `${owned(fact, telling)}が攻撃される`,
  attackRedirected: (fact, telling) =>
    `${owned(fact, telling)}の攻撃が${telling.voice.name(fact.toName)}に移る`,
  creatureBlocked: (fact, telling) => {
    const attacker = counterpart(telling);
    return `${owned(fact, telling)}が${attacker === undefined ? '' : `${attacker}を`}ブロックする`;
  },
  attackBlocked: (fact, telling) => `${owned(fact, telling)}がブロックされる`,
  attackNotBlocked: (fact, telling) => `${owned(fact, telling)}はブロックされない`,
  battleBegan: (fact, telling) =>
    `${owned(fact, telling)}が${counterpart(telling) ?? telling.voice.name(fact.againstName)}とバトルする`,
  battleWon: (fact, telling) => `${owned(fact, telling)}がバトルに勝つ`,
  battleLost: (fact, telling) => `${owned(fact, telling)}がバトルに負ける`,
  shieldsChosen: (fact, telling) => `${owned(fact, telling)}がシールドを${fact.shields.length}枚ブレイクする`,
  attackStopped: (fact, telling) =>
    `${owned(fact, telling)}の効果で${telling.voice.name(fact.attackerName)}の攻撃が終わる`,
  attackEnding: (fact, telling) => `${owned(fact, telling)}の攻撃の終わり`,
  attackEnded: ({ early }) => (early ? '攻撃が途中で終わる' : '攻撃が終わる'),

  usageDeclared: ({ player, ability, name }, telling) =>
    `${who(player, telling)}は${telling.voice.name(name)}の${abilityName(ability)}を宣言する`,
  cardSealed: (fact, telling) => `${owned(fact, telling)}に封印が${fact.count}枚付く`,
  cardUnsealed: (fact, telling) => `${owned(fact, telling)}の封印が外れる（残り${fact.left}枚）`,
  cardTurnedOver: (fact, telling) =>
    `${owned(fact, telling)}が裏返る（${telling.voice.name(fact.fromSide)}から${telling.voice.name(fact.toSide)}）`,
  creatureLinked: ({ player, cards }, telling) =>
    `${who(player, telling)}の${cards.map((card) => telling.voice.name(card)).join('と')}がリンクする`,
  creatureUnlinked: ({ player, became }, telling) =>
    `${who(player, telling)}の${became.map((card) => telling.voice.name(card)).join('と')}のリンクが外れる`,
  abilityActivated: ({ player, ability, name }, telling) =>
    `${who(player, telling)}は${telling.voice.name(name)}の${abilityName(ability)}を使う`,
  effectTriggered: (fact, telling) => `${owned(fact, telling)}の効果が待機する`,
  effectBegan: (fact, telling) => `${owned(fact, telling)}の効果がはじまる`,
  effectResolved: (fact, telling) => `${owned(fact, telling)}の効果が終わる`,
  effectMisfired: (fact, telling) =>
    `${owned(fact, telling)}の効果は何もしない：${telling.voice.reason(fact.why)}`,
  eventReplaced: (fact, telling) =>
    `${telling.voice.name(fact.by)}が${owned(fact, telling)}に起こることを置き換える`,
  lastingEffectBegan: (fact, telling) => {
    const other = who(fact.player === 'p1' ? 'p2' : 'p1', telling);
    return `${owned(fact, telling)}の効果が${UNTIL[fact.until]?.(who(fact.player, telling), other) ?? ''}続く`;
  },
  numberNamed: ({ player, number }, telling) => `${who(player, telling)}は数${number}を指定する`,
  raceNamed: ({ player, name }, telling) => `${who(player, telling)}は種族${name}を指定する`,
  cardNamed: ({ player, name }, telling) => `${who(player, telling)}は${telling.voice.name(name)}を指定する`,

  choiceMade: ({ player, chose, forced }, telling) =>
    chose.length === 0
      ? `${who(player, telling)}は何も選ばない`
      : `${who(player, telling)}の選択：${chose.map((one) => telling.voice.label(one)).join('；')}${forced ? '（他にない）' : ''}`,
  duelEnded: ({ result }, telling) => resultText(result, telling),
};

/**
 * A fact as a Japanese sentence without a full stop, as `describeFact` says it in English. Hides nothing.
 * @param more further facts for the same sentence, as grouped by `groupFacts`.
 */
export function factInJapanese(
  fact: KnownFact,
  viewer: Reader,
  voice: JapaneseVoice,
  more: readonly KnownFact[] = [],
): string {
  const text = FACTS[fact.kind] as (one: KnownFact, telling: Telling) => string;
  return text(fact, { voice, viewer, more });
}

/** The result of a duel, as `describeResult` says it in English. */
export const resultInJapanese = (result: Result, viewer: Reader, voice: JapaneseVoice): string =>
  resultText(result, { voice, viewer, more: [] });
