import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import {
  BreakpointHits,
  type BreakpointSpec,
  breakpointProblem,
  ExpressionError,
  findAll,
  matcherFor,
  momentExpression,
  Series,
} from '../../inspector/model/index.ts';
import { Breakpoints } from '../../inspector/page/session/breakpoints.ts';
import { LineState } from '../../inspector/page/session/lineState.ts';
import { recorded } from './recorded.ts';

const { reader, trace } = recorded(6);
const spec = (query: string, condition?: string, count = 1): BreakpointSpec => ({ query, condition, count });
const hitsOf = (...specs: readonly BreakpointSpec[]): readonly number[] =>
  new BreakpointHits(specs, reader).hits.map(({ seq }) => seq);

describe('an expression', () => {
  const last = reader.last;
  const readNow = (text: string) => momentExpression(text, reader.charts)(last);

  test('reads the table', () => {
    const { table } = last;
    expect(readNow('count(p1.hand)')).toBe(table?.zones.p1.hand.length);
    expect(readNow('turn + 2 * 3 - 6')).toBe(table?.turn.number);
    expect(readNow('count(p1.deck) - 1')).toBe((table?.zones.p1.deck.length ?? Number.NaN) - 1);
    expect(readNow('turn > 3 and not active = state or false')).toBe(true);
    const creature = Object.values(table?.cards ?? {}).find(({ power }) => power !== undefined);
    expect(
      readNow(
        `power(#${creature?.id}) = ${creature?.power} and tapped(#${creature?.id}) = ${creature?.tapped}`,
      ),
    ).toBe(true);
  });

  test.each([
    ['', 'has the end where a number or a name was expected'],
    ['turn >', 'has the end where a number or a name was expected'],
    ['turn 3', 'has "3" where an operator or the end was expected'],
    ['turm = 3', 'Nothing is called "turm" in a duel'],
    ['turn = 1 or pover(#3) = 1', 'Nothing is called "pover()" in a duel'],
    ['count(p1.hands)', 'not "p1.hands"'],
    ['power(12)', 'such as #12, not "12"'],
    ['guard(isDome)', 'no guard is called "isDome"'],
    ['in(turn.mian)', 'no state is called "turn.mian"'],
    ['turn & 1', '"& 1" in "turn & 1" is no part of an expression'],
    [`${'('.repeat(10_000)}1`, 'nests deeper than 50 levels'],
    [`${'not '.repeat(10_000)}true`, 'nests deeper than 50 levels'],
  ])('refuses %j with what is wrong', (text, message) => {
    expect(() => momentExpression(text, reader.charts)).toThrow(ExpressionError);
    expect(() => momentExpression(text, reader.charts)).toThrow(message);
  });

  test('has a jump at each change, and nowhere else', () => {
    const handAt = (seq: number) => reader.at(seq).table?.zones.p1.hand.length;
    const { jumps } = new Series(momentExpression('count(p1.hand)', reader.charts), reader);
    const expected = reader.records.flatMap(({ seq }) =>
      handAt(seq) === handAt(seq - 1) ? [] : [{ seq, value: handAt(seq) }],
    );
    expect(jumps).toEqual(expected);
    expect(jumps.length).toBeGreaterThan(5);
  });
});

describe('breakpoints', () => {
  const all = findAll(reader, matcherFor('fact:cardDrawn', reader.charts));

  test('stop at each match of their query', () => {
    expect(all.length).toBeGreaterThan(5);
    expect(hitsOf(spec('fact:cardDrawn'))).toEqual(all);
  });

  test('stop only where their condition is true', () => {
    const later = all.filter((seq) => (reader.at(seq).table?.turn.number ?? 0) > 3);
    expect(hitsOf(spec('fact:cardDrawn', 'turn > 3'))).toEqual(later);
    expect(later.length).toBeLessThan(all.length);
  });

  test('stop from the hit that is asked for, counted with the condition', () => {
    expect(hitsOf(spec('fact:cardDrawn', undefined, 3))).toEqual(all.slice(2));
    const later = hitsOf(spec('fact:cardDrawn', 'turn > 3'));
    expect(hitsOf(spec('fact:cardDrawn', 'turn > 3', 2))).toEqual(later.slice(1));
  });

  test('are found once as the trace grows', () => {
    const growing = recorded(6).reader;
    const hits = new BreakpointHits([spec('fact:cardDrawn', undefined, 2)], growing);
    expect(hits.hits.map(({ seq }) => seq)).toEqual(all.slice(1));
    expect(hits.hits).toBe(hits.hits);
  });

  test.each([
    [spec('fact:cardDestoyed'), 'Did you mean'],
    [spec('fact:cardDrawn', 'turm = 1'), 'Nothing is called "turm"'],
    [spec('fact:cardDrawn', undefined, 0), 'expected a whole number from 1'],
  ])('say what is wrong with them', (wrong, message) => {
    expect(breakpointProblem(wrong, reader.charts)).toContain(message);
    expect(hitsOf(wrong)).toEqual([]);
  });

  test('stop nowhere while they are off', () => {
    const info = {
      id: 0,
      title: '',
      file: undefined,
      from: undefined,
      mode: 'read',
      forks: 'no',
      warning: undefined,
      bookmarks: [],
      ended: undefined,
      pauses: 'no',
      paused: undefined,
    } as const;
    const breakpoints = new Breakpoints(signal(new LineState(info, trace.header, trace.records)));
    expect(breakpoints.add(spec('fact:cardDrawn'))).toBeUndefined();
    expect(breakpoints.hits.value).toEqual(all);
    breakpoints.toggle(0);
    expect(breakpoints.hits.value).toEqual([]);
  });
});
