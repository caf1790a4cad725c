import { factInJapanese, JAPANESE_SENTENCES, JapaneseVoice, resultInJapanese } from '@taiki/reader';
import {
  allCards,
  CardError,
  createDuel,
  describeAbility,
  describeEffect,
  groupFacts,
  randomAgent,
  SENTENCES,
  starterDecks,
} from 'taiki';
import type { Effect } from 'taiki/words';
import { describe, expect, test } from 'vitest';
import { understanding } from '../../reader/japanese/spoken/pattern.ts';

const NAMES = new Set(
  allCards.flatMap(({ name, otherFace }) => [name, ...(otherFace ? [otherFace.name] : [])]),
);
const voice = new JapaneseVoice((name) => (NAMES.has(name) ? '札' : name));

type Texts = Readonly<Record<string, string | ((...parts: never[]) => string)>>;

const said = (text: Texts[string], ...parts: readonly string[]): string =>
  typeof text === 'function' ? (text as (...all: readonly string[]) => string)(...parts) : text;

describe('sentences by key', () => {
  test.each(Object.keys(JAPANESE_SENTENCES) as (keyof typeof JAPANESE_SENTENCES)[])(
    'are understood: %s',
    (table) => {
      const texts: Texts = SENTENCES[table];
      const understood = understanding(texts);
      for (const [key, text] of Object.entries(texts)) {
        const parts =
          typeof text === 'function'
            ? ['Aqua Hulcus', 'Miele, Vizier of Lightning'].slice(0, text.length)
            : [];
        expect(understood(said(text, ...parts))).toEqual({ key, parts });
        expect(said((JAPANESE_SENTENCES[table] as Texts)[key] ?? '', ...parts)).not.toMatch(/^$/u);
      }
    },
  );

  test('are said with their parts', () => {
    expect(voice.prompt('Choose how to pay 3 for Aqua Hulcus')).toBe('「札」のコスト3の支払い方を選ぶ');
    expect(voice.label('Summon Miele, Vizier of Lightning')).toBe('札を召喚する');
    expect(voice.label('Tap Aqua Hulcus, Miele, Vizier of Lightning')).toBe('札、札をタップする');
    expect(voice.label('Tap Vorg, Aqua Hulcus, Zagaan, Knight of Darkness Here')).toBe(
      'Vorg、札、Zagaan, Knight of Darkness Hereをタップする',
    );
    expect(voice.prompt('Declare what you use of マッハ・ガルピア, ボルシャック・栄光・ルピア')).toBe(
      'マッハ・ガルピア、ボルシャック・栄光・ルピアのうち使うものを宣言する',
    );
    expect(voice.prompt('draw a card?')).toBe('カードを1枚引くか？');
    expect(voice.label('2: destroy it')).toBe('2：それを破壊する');
    expect(voice.deed('attack Aqua Hulcus')).toBe('「札」への攻撃');
    expect(voice.reason('it is tapped')).toBe('タップされている');
    expect(voice.reason('it cannot leave the battle zone')).toBe('バトルゾーンを離れない');
    expect(voice.reason('it cannot leave the super GR zone')).toBe('超GRゾーンを離れない');
  });

  test('leave what is no sentence of the engine as it is', () => {
    expect(voice.label('Something of mine')).toBe('Something of mine');
    expect(voice.prompt('Really?')).toBe('Reallyか？');
  });
});

/** Words of English. Marks of keywords and players are shorter. */
const ENGLISH = /[A-Za-z]{4,}/u;

test('duels are told, asked and explained without a word of English', () => {
  const decks = Object.values(starterDecks);
  const english = new Set<string>();
  const tell = (text: string, from: string): void => {
    if (ENGLISH.test(text)) english.add(`${from}: ${text}`);
  };
  decks.forEach((deck, seed) => {
    const duel = createDuel({ decks: { p1: deck, p2: decks[(seed + 1) % decks.length] ?? deck }, seed });
    const agent = randomAgent(seed);
    for (let { decision } = duel; decision !== undefined; { decision } = duel) {
      tell(voice.prompt(decision.prompt), decision.prompt);
      for (const { label } of decision.options) tell(voice.label(label), label);
      for (const { what, reason } of duel.explain())
        tell(voice.deed(what) + voice.reason(reason), `${what}, ${reason}`);
      duel.choose(agent(duel.view(decision.player), decision, duel.known(decision.player)));
    }
    for (const { fact, more } of groupFacts(duel.log))
      tell(factInJapanese(fact, 'all', voice, more), fact.kind);
    for (const fact of duel.logFor('p1')) tell(factInJapanese(fact, 'p1', voice), fact.kind);
    if (duel.result !== undefined) tell(resultInJapanese(duel.result, 'p1', voice), 'result');
  });
  expect([...english]).toEqual([]);
});

test('the result is told from the side of the reader', () => {
  const result = { winner: 'p2', reason: 'directAttack', turn: 7 } as const;
  expect(resultInJapanese(result, 'p1', voice)).toBe('ダイレクトアタックにより、相手の勝ち');
  expect(resultInJapanese({ ...result, winner: undefined, reason: 'endlessLoop' }, 'all', voice)).toBe(
    'ゲームが終わらないので、引き分け',
  );
});

test('every ability of a card is said in Japanese, also one that begins as a label does', () => {
  expect(voice.words("Tap all your opponent's creatures.")).not.toMatch(/[a-z]/);
  const texts = new Set(
    allCards.flatMap(({ abilities = [] }) => abilities.map((one) => describeAbility(one))),
  );
  const english = [...texts].filter((text) => /[a-z]{2}/.test(voice.words(text).replace(/『[^』]*』/g, '')));
  expect(english).toEqual([]);
});

test.each([
  ['In place of its cost you may pay 3 mana of water.', 'コストのかわりに、'],
  [
    'Attack chance: Great Mecha King card — Whenever a Great Mecha King creature of yours attacks, you may use this without paying its cost (works in the hand).',
    'アタック・チャンス',
  ],
])(
  'an ability with more than one word that could be the end of a race or a cost is said: %s',
  (text, said) => {
    expect(voice.words(text)).toContain(said);
    expect(voice.words(text)).not.toMatch(/[a-z]{2}/);
  },
);

/** Effects that stand alone in a prompt or a label: what may be done, a mode, what is done instead. */
function effectsIn(part: unknown): readonly Effect[] {
  if (typeof part !== 'object' || part === null) return [];
  const within = Object.values(part).flatMap(effectsIn);
  return 'do' in part && ('what' in part || 'effects' in part || 'count' in part)
    ? [part as Effect, ...within]
    : within;
}

test('an effect that refers to what was said before it is said in Japanese where it stands alone', () => {
  const texts = new Set(
    allCards.flatMap((card) => effectsIn(card.abilities)).flatMap((effect) => textOf(effect) ?? []),
  );
  expect(texts).toContain('destroy the other creature');
  const english = [...texts].filter((text) =>
    /[a-z]{2}/.test(voice.prompt(`${text}?`).replace(/『[A-Z][^』]*』/g, '')),
  );
  expect(english).toEqual([]);
  expect(voice.prompt('draw cards equal to the number "put"?')).toBe(
    'カードを〔数『置いたもの』〕枚引くか？',
  );
});

/** Permissions are no effects, though they are written alike. */
function textOf(effect: Effect): string | undefined {
  try {
    return describeEffect(effect);
  } catch (error) {
    if (error instanceof CardError) return undefined;
    throw error;
  }
}

test('a card with one of its abilities, and one that forbids, are said with their names', () => {
  expect(voice.label('Aqua Hulcus: When this is put into the battle zone, you may draw a card.')).toBe(
    '札：このクリーチャーが出た時、カードを1枚引いてもよい',
  );
  expect(
    voice.label('Aqua Hulcus: Invasion: fire Command card — Whenever this attacks, draw a card.'),
  ).not.toMatch(/^札：Invasion：/u);
  expect(voice.reason('casting it is forbidden (Aqua Hulcus)')).toMatch(/^[^a-z]+（札）$/u);
});
