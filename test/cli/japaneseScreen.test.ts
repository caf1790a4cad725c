import { fc, test } from '@fast-check/vitest';
import { allCards, createDuel, greedyAgent, starterDecks } from 'taiki';
import { describe, expect, it } from 'vitest';
import { play } from '../../cli/commands/play.ts';
import { stepOf } from '../../cli/printed/board.ts';
import { columnsOf, wrapped } from '../../cli/printed/wrapped.ts';
import { Interrupted, type Item, type Prompter } from '../../cli/prompter.ts';
import { japanese } from '../../cli/speech/japanese.ts';
import { runs } from '../support/runs.ts';
import { AtScreen, SMALLEST } from './atScreen.ts';
import { pages, runTaiki } from './commandLine.ts';

describe('Japanese in columns', () => {
  it('counts two columns for a wide character', () => {
    expect(columnsOf('S・トリガー')).toBe(11);
    expect(columnsOf('Emeral')).toBe(6);
    expect(columnsOf('── ターン2')).toBe(10);
  });

  it('breaks lines between characters, and not before a closing mark', () => {
    expect(wrapped('カードを2枚引く。', 8)).toEqual(['カードを', '2枚引', 'く。']);
    expect(wrapped('Bloody Squitoが破壊される', 14)).toEqual(['Bloody', 'Squitoが破壊さ', 'れる']);
  });

  test.prop([fc.array(fc.constantFrom('カ', '引', '。', '」', 'ー', 'ab', ' ', '12'), { maxLength: 60 })], {
    numRuns: runs(200),
  })('keeps every character, in lines that fit', (parts) => {
    const text = `字${parts.join('')}`;
    const lines = wrapped(text, 20);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    for (const line of lines)
      expect(line.length === 0 || columnsOf(line) <= 20 || !/ /.test(line)).toBe(true);
  });

  it('wraps English as before', () => {
    expect(wrapped('draws a card', 7)).toEqual(['draws a', 'card']);
  });
});

describe('the screen in Japanese', () => {
  it('has no English mark in what it says of the end, of a card and of an answer', () => {
    const { screen, asking, board, result } = japanese;
    expect(screen.passing.ended(result({ winner: 'p1', reason: 'directAttack', turn: 9 }, 'p1'))).toBe(
      'ダイレクトアタックにより、自分の勝ち。',
    );
    expect(asking.about('エメラル', 'カードを選ぶ')).toBe('エメラル：カードを選ぶ');
    expect(stepOf('over', board.steps)).toBe('ゲーム終了');
  });

  it('says in the last line of the smallest terminal how to choose several', () => {
    const { hints } = japanese.screen.answering;
    const hint = [hints.several(0, 10, 'unordered'), hints.alike, hints.total(15000)].join(hints.between);
    expect(hint).toBe('10つまで選び、番号とEnter（例：1 2）。同じもの2つは1 1。合計は15000まで。');
    expect(columnsOf(hint)).toBeLessThan(SMALLEST.columns);
  });

  it('says how long an effect lasts from the side of who reads it', () => {
    const fact = { kind: 'lastingEffectBegan', player: 'p1', until: 'yourNextTurn', name: 'Emeral' } as never;
    expect(japanese.fact(fact, 'p1', [])).toBe('自分のエメラルの効果が次の自分のターンのはじめまで続く');
    expect(japanese.fact(fact, 'p2', [])).toBe('相手のエメラルの効果が次の相手のターンのはじめまで続く');
  });
});

describe('taiki run --lang ja', () => {
  it('tells a story in lines that fit', async () => {
    const { code, out } = await runTaiki('run', '--story', '--seed', '7', '--lang', 'ja');
    const lines = out.split('\n');
    expect(code).toBe(0);
    expect(lines[0]).toBe('シード7：p1はgreedy（radiant-tide）、p2はgreedy（burning-shadow）');
    expect(lines[2]).toBe('ターン   シールド');
    expect(lines[3]).toBe('   1 p1  5-5 コーライルをマナゾーンに置く');
    expect(lines.at(-2)).toMatch(/^ターン\d+、.*、p[12]の勝ち。$/u);
    expect(lines.at(-1)).toBe(
      'このゲームのすべての段階を規則とともに見るには： npx taiki run --seed 7 --lang ja',
    );
    expect(lines.slice(0, -1).filter((line) => columnsOf(line) > 100)).toEqual([]);
  });

  it('prints every step, with the rules in one column', async () => {
    const { out } = await runTaiki('run', '--seed', '7', '--lang', 'ja');
    const numbered = out.split('\n').filter((line) => /\(\d+\.\d+\w?\)$/u.test(line));
    expect(numbered.length).toBeGreaterThan(100);
    expect(new Set(numbered.map(columnsOf))).toEqual(new Set([100]));
    expect(out).toContain('アクア・ハルカスを召喚する');
    expect(out).not.toMatch(/draws|chooses|attacks|begins/u);
  });

  it('refuses a language that it does not have', async () => {
    const { code, errors } = await runTaiki('run', '--lang', 'fr');
    expect(code).not.toBe(0);
    expect(errors).toContain('Allowed choices are en, ja');
  });
});

/** Somebody who takes the first choice, and keeps what they are asked. */
function takingTheFirst(times: number): { readonly prompter: Prompter; readonly asked: readonly string[] } {
  const asked: string[] = [];
  const keep = <T>(message: string, items: readonly Item<T>[]): T => {
    asked.push(message, ...items.map(({ label }) => label));
    const [first] = items;
    if (first === undefined || asked.length > times) throw new Interrupted();
    return first.value;
  };
  const prompter: Prompter = {
    pick: async (message, items) => keep(message, items),
    pickSeveral: async (message, items) => [keep(message, items)],
    confirm: async () => true,
    warn: (message) => asked.push(message),
  };
  return { prompter, asked };
}

describe('taiki play --plain --lang ja', () => {
  it('shows the board, the news and the choices in lines that fit', async () => {
    const { host, out } = pages({ columns: 80 });
    const { prompter, asked } = takingTheFirst(120);
    await play({ as: 'p1', against: 'greedy', seed: 7, lang: 'ja' }, host, prompter);
    const screen = out.join('\n');
    expect(screen).toContain('あなたはp1、相手はgreedy。シード7。?で説明を読む。');
    expect(screen).toContain('  手札        アクア・ハルカス・コーライル・');
    expect(screen).toContain('蒼天の守護者ラ・ウラ・ギガ 2000, ブロッカー [新]');
    expect(screen).toMatch(/ターン\d+でゲームを離れた。勝者はいない。$/u);
    expect(out.filter((line) => columnsOf(line) > 80)).toEqual([]);
    expect(asked[0]).toBe('カードを1枚マナゾーンに置いてもよい (503.1)');
    expect(asked[1]).toBe(
      'アクア・ハルカスをマナゾーンに置く · 水 クリーチャー リキッド・ピープル コスト3 パワー2000',
    );
    expect(asked).toContain('エメラル：手札にある自分のカード1枚をシールドゾーンに置くか？ (606.1)');
  });
});

describe('taiki play --lang ja on the whole screen', () => {
  const started = (seed = 7): AtScreen =>
    new AtScreen(
      createDuel({ decks: { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] }, seed }),
      'p1',
      greedyAgent,
      japanese,
    );

  it('says the table, the decision and its choices', () => {
    const lines = started().lines({ columns: 100, rows: 30 });
    expect(lines[0]).toMatch(/^ターン1・自分のターン・マナチャージステップ +p1・相手はgreedy$/u);
    expect(lines[1]).toBe('相手      シールド5 手札5 山札30 墓地0 マナ0/0');
    expect(lines).toContain('カードを1枚マナゾーンに置いてもよい (503.1)');
    expect(lines).toContain(
      '   1  アクア・ハルカスをマナゾーンに置く  コスト3、水・クリーチャー、パワー2000',
    );
    expect(lines).toContain('   0  マナゾーンに置かない');
    expect(lines.slice(-3)).toEqual([
      '番号を入力してEnter。',
      '> █',
      '? 説明  r 読む  z ゾーン  l 記録  u 戻す  s 保存  c 投了  q 離れる',
    ]);
  });

  it.each([
    ['?', '自分の各ターンに一度、手札を1枚マナゾーンに置いてもよい。'],
    ['z', 'バトルゾーン：なし'],
    ['r', 'どのカード？'],
    ['1r', '■このクリーチャーが出た時、カードを1枚引いてもよい。'],
    ['c', '投了するか？相手の勝ちになる。'],
    ['q', 'ゲームを離れるか？'],
    ['7\n', '7という番号はない。'],
    ['x', '「x」というキーはない。番号か、?で説明。'],
    ['u', '戻せるものはない。'],
  ])('answers the key %j', (keys, text) => {
    expect(started().press(keys).with(text)).not.toEqual([]);
  });

  it.each([7, 21])('keeps every line within its columns to the end of a duel, without English', (seed) => {
    const at = started(seed);
    const odd: string[] = [];
    for (let count = 0; count < 500 && at.session.duel.result === undefined; count++) {
      for (const line of at.lines()) {
        if (columnsOf(line) > SMALLEST.columns || englishIn(line).length > 0) odd.push(line);
      }
      at.press('1\n');
      if (at.with('番号はない').length + at.with('つ選んだ').length > 0) at.press('0\n');
    }
    expect(at.session.duel.result).toBeDefined();
    expect(odd).toEqual([]);
  });
});

/** What a Japanese screen writes in Latin letters besides the names of cards. */
const KEYS = ['Enter', 'Esc', 'Backspace', 'Ctrl', 'greedy', 'taiki', 'play', 'plain', 'yes'];

const KNOWN = new Set([...KEYS, ...allCards.flatMap(({ name }) => name.match(/[A-Za-z]{3,}/g) ?? [])]);

/** Words of a line that are neither keys nor parts of names; a name may be cut off. */
const englishIn = (line: string): readonly string[] =>
  (line.replaceAll(/[A-Za-z]+…/g, '').match(/[A-Za-z]{3,}/g) ?? []).filter((word) => !KNOWN.has(word));
