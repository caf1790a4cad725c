import { JapaneseVoice } from '@taiki/reader';
import {
  allCards,
  createDuel,
  defineCard,
  findCard,
  parseCard,
  parseChoice,
  parseDeck,
  parsePosition,
  SENTENCES,
  searchCards,
  starterDecks,
} from 'taiki';
import { findScenario, judge, parseCase } from 'taiki/rulings';
import { describe, expect, test } from 'vitest';
import { understanding } from '../../reader/japanese/spoken/pattern.ts';

const voice = new JapaneseVoice((name) => (name === 'Aqua Hulcus' ? 'アクア・ハルカス' : name));

type Texts = Readonly<Record<string, string | ((...parts: string[]) => string)>>;

const messageOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
  throw new Error('Expected an error.');
};

const PARTS = ['Line 4', 'charge', 'Aqua Soldier', '12', '"Zagaan"'] as const;

describe('every sentence of an error has its Japanese', () => {
  test.each(['problems', 'hints', 'refusals', 'queryProblems', 'places', 'expectations'] as const)(
    '%s',
    (table) => {
      const texts = SENTENCES[table] as unknown as Texts;
      const understood = understanding(texts, table === 'hints' ? 'longest' : 'shortest');
      for (const [key, text] of Object.entries(texts)) {
        const parts: readonly string[] = typeof text === 'function' ? PARTS.slice(0, text.length) : [];
        expect(understood(typeof text === 'function' ? text(...parts) : text)).toEqual({ key, parts });
      }
    },
  );
});

describe('what is wrong is told in Japanese, with rules and names as they are', () => {
  const deck = Object.values(starterDecks)[0];
  const decks = (cards: readonly string[]) => () =>
    createDuel({ decks: { p1: cards, p2: deck ?? [] }, seed: 1 } as Parameters<typeof createDuel>[0]);
  const decision = () => {
    const duel = createDuel({
      decks: { p1: deck ?? [], p2: deck ?? [] },
      seed: 1,
    } as Parameters<typeof createDuel>[0]);
    if (duel.decision === undefined) throw new Error('Expected a decision.');
    return { duel, decision: duel.decision };
  };
  const hulcus = findCard('Aqua Hulcus');
  const CASE = 'turn 5 of p1, attack\np1 battle zone: Aqua Hulcus\n';

  const CASES: readonly (readonly [string, () => unknown, string])[] = [
    [
      'a deck of another size',
      decks(Array.from({ length: 38 }, () => 'Aqua Hulcus')),
      'p1のデッキ：38枚ある。40枚でなければならない（100.2）。',
    ],
    [
      'too many copies',
      decks(Array.from({ length: 40 }, () => 'Aqua Hulcus')),
      'p1のデッキ：「アクア・ハルカス」が40枚ある。4枚まで（100.2a）。',
    ],
    [
      'an unknown card of a deck',
      decks(['Aqua Hulcuss']),
      'p1のデッキ：カード「Aqua Hulcuss」はない。もしかして：「アクア・ハルカス」',
    ],
    [
      'a line of a deck',
      () => parseDeck('Aqua Hulcus'),
      '1行目：「4 Aqua Hulcus」のような枚数とカードの名前でなければならない（今は「Aqua Hulcus」）。',
    ],
    ['an unknown card', () => findCard('Nobody at all in here'), 'カード「Nobody at all in here」はない。'],
    [
      'a card with a wrong field',
      () => defineCard({ ...hulcus, cost: -1 }),
      'カード「アクア・ハルカス」のcost：0以上の整数でなければならない（今は「-1」）。',
    ],
    [
      'a card with an unknown field',
      () => parseCard({ ...hulcus, price: 3 }),
      'カード「アクア・ハルカス」のprice：',
    ],
    ['a card that is no JSON', () => parseCard('{'), 'JSONとして読めない'],
    [
      'a wrong line of a position',
      () => parsePosition('turn x'),
      '1行目：「turn 5 of p1, main」のような行（ステップは',
    ],
    [
      'an unknown card of a position',
      () => createDuel({ position: parsePosition('turn 5 of p1, main\np1 hand: Aqua Hulcis\n'), seed: 0 }),
      '局面：カード「Aqua Hulcis」はない。もしかして：「アクア・ハルカス」',
    ],
    [
      'a mark where it cannot be',
      () =>
        createDuel({
          position: parsePosition('turn 5 of p1, main\np1 hand: Aqua Hulcus [seal: Aqua Hulcus]\n'),
          seed: 0,
        }),
      '局面：「[seal: ...]」はバトルゾーンだけ（116.3）。手札の「アクア・ハルカス」には付けられない。',
    ],
    ['a field of a query', () => searchCards('clan:fire', allCards), '検索の1字目：項目「clan」はない。'],
    ['a value of a query', () => searchCards('civ:pink', allCards), '検索の5字目：文明「pink」はない。'],
    [
      'an open bracket of a query',
      () => searchCards('(race:dragon', allCards),
      '検索の1字目：「(」に対応する「)」がない。',
    ],
    [
      'notation',
      () => parseChoice(decision().decision, 'fly'),
      '（p1のマナチャージ）：選択肢「fly」はない。',
    ],
    [
      'an illegal answer',
      () => decision().duel.choose([99]),
      '（p1のマナチャージ）：選択肢99はない。番号は0から',
    ],
    [
      'an answer of the wrong player',
      () => decision().duel.choose([0], 'p2'),
      '（マナチャージ）：p1が答えるところである。「p2」の答えは受けられない。',
    ],
    [
      'an unknown option',
      () => createDuel({ decks: {}, sed: 1 } as unknown as Parameters<typeof createDuel>[0]),
      'options：設定「sed」はない。次のどれかにする：',
    ],
    [
      'a seed',
      () => createDuel({ decks: { p1: deck, p2: deck }, seed: 'x' } as Parameters<typeof createDuel>[0]),
      'seed：0から2^53 - 1までの整数か、"chacha20:"と小文字の16進数64桁でなければならない（今は「x」）。',
    ],
    ['a case without a position', () => parseCase('p1 attack: Aqua Hulcus'), '局面がない。'],
    [
      'an unknown card of a case',
      () => parseCase(`${CASE}p2 hand: Aqua Hulcis\n`),
      '3行目：カード「Aqua Hulcis」はない。',
    ],
    [
      'an answer of a case that is not asked for',
      () => judgeOf(`${CASE}p2 block: nothing\n`),
      '3行目：「p1 attack」への答えが要る（攻撃するクリーチャーと攻撃先を選ぶ：',
    ],
    ['notation of a case', () => judgeOf(`${CASE}p1 attack: Nobody\n`), '3行目：選択'],
    ['a ruling', () => findScenario('DU-999'), '裁定「DU-999」はない。近いもの：'],
  ];

  const judgeOf = (text: string) => {
    const read = parseCase(text);
    const [play] = read.plays;
    if (play === undefined) throw new Error('Expected a play.');
    return judge(read, play);
  };

  test.each(CASES)('%s', (_, act, japanese) => {
    const message = messageOf(act);
    const said = voice.problem(message);
    expect(said).toContain(japanese);
    expect(said).not.toMatch(/\b(?:expected|not|unknown|there is|Did you mean)\b/u);
  });

  test('a message with a file and a card of a list before it', () => {
    expect(voice.problem('decks/mine.txt: Line 3: expected at most 1000 cards in a deck, not more.')).toBe(
      'decks/mine.txt：3行目：ここで1000枚を超える。デッキのカードは1000枚まで。',
    );
    expect(
      voice.problem('Card 2 of 5: Card "Aqua Hulcus": cost: expected a whole number of at least 0, not -1.'),
    ).toBe(
      '5枚のうち2枚目のカード：カード「アクア・ハルカス」のcost：0以上の整数でなければならない（今は「-1」）。',
    );
  });

  test('what is no sentence of the engine is left as it is', () => {
    expect(voice.problem('Something: else happened.')).toBe('Something: else happened.');
  });
});

test('each thing that is expected of a card is said without English', () => {
  const texts = SENTENCES.expectations as unknown as Texts;
  const english = Object.entries(texts).flatMap(([key, text]) => {
    const expected = typeof text === 'function' ? text('spell', 'creature') : text;
    const said = voice.problem(`Card "Aqua Hulcus": cost: expected ${expected}, not -1.`);
    return /\b(?:an? |the |because|since|of)\b/u.test(said.replace(/「[^」]*」/gu, ''))
      ? [`${key}: ${said}`]
      : [];
  });
  expect(english).toEqual([]);
});
