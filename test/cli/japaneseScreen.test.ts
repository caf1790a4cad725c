import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { columnsOf, wrapped } from '../../cli/printed/wrapped.ts';
import { runs } from '../support/runs.ts';
import { runTaiki } from './commandLine.ts';

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

describe('taiki run --lang ja', () => {
  it('tells a story in lines that fit', async () => {
    const { code, out } = await runTaiki('run', '--story', '--seed', '7', '--lang', 'ja');
    const lines = out.split('\n');
    expect(code).toBe(0);
    expect(lines[0]).toBe('シード7：p1はgreedy（radiant-tide）、p2はgreedy（burning-shadow）');
    expect(lines[2]).toBe('ターン   シールド');
    expect(lines[3]).toBe('   1 p1  5-5 Corileをマナゾーンに置く');
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
