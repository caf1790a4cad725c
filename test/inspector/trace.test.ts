import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  fileSink,
  parseTrace,
  printTrace,
  TraceError,
  TraceReader,
  type TraceRecord,
} from '@taiki/inspector';
import { describe, expect, test } from 'vitest';
import { tableChanges } from '../../inspector/model/index.ts';
import { recorded, throughJson } from './recorded.ts';

const SEED = 9;
const { trace, reader, duel } = recorded(SEED);

describe('a trace as text', () => {
  test('round-trips', () => {
    expect(parseTrace(printTrace(trace))).toEqual(throughJson(trace));
  });

  test('is what a file sink writes', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'taiki-trace-')), 'trace.jsonl');
    recorded(SEED, { title: trace.header.title, sinks: [fileSink(path)] });
    expect(readFileSync(path, 'utf8')).toBe(printTrace(trace));
  });

  test('is read without its last line if that is incomplete', () => {
    const text = printTrace(trace);
    expect(parseTrace(text.slice(0, -20)).records).toEqual(throughJson(trace.records.slice(0, -1)));
  });

  const lines = printTrace(trace).split('\n');
  const changed = (index: number, line: string): string => lines.with(index, line).join('\n');

  test.each([
    ['an empty text', '', /Line 1 of the trace is not valid JSON/],
    ['another file', '{"name":"x"}', /Line 1.*"taikiTrace" is missing/],
    ['another version', changed(0, '{"taikiTrace":99}'), /version 99: expected 1/],
    [
      'an incomplete header',
      changed(0, '{"taikiTrace":1,"title":"x"}'),
      /expected a title, the charts "duel" and "standby", and the rules/,
    ],
    ['a broken line', changed(4, '{"seq":3,'), /Line 5 of the trace is not valid JSON/],
    [
      'a record that is not an object',
      changed(4, '7'),
      /Line 5 of the trace is not a record: unknown kind 7/,
    ],
    ['an unknown kind', changed(4, '{"seq":3,"kind":"unknown"}'), /Line 5.*unknown kind "unknown"/],
    ['a gap', changed(4, '{"seq":9,"kind":"end"}'), /Line 5 of the trace is record 9: expected record 3/],
    [
      'an incomplete record',
      changed(4, '{"seq":3,"kind":"guard","actor":"x:0"}'),
      /Line 5.*a "guard" record, has no "guard"/,
    ],
  ])('refuses %s', (_, text, message) => {
    expect(() => parseTrace(text)).toThrow(TraceError);
    expect(() => parseTrace(text)).toThrow(message);
  });
});

describe('a reader', () => {
  test('finds the same moments by seeking as by reading from the beginning', () => {
    const again = new TraceReader({ header: trace.header, records: [] });
    const all = trace.records.map((record) => {
      again.append([record]);
      return again.last;
    });
    const positions = Array.from({ length: 300 }, (_, index) => (index * 7919) % trace.records.length);
    for (const seq of positions) expect(reader.at(seq)).toEqual(all[seq]);
    expect(reader.at(trace.records.length + 9)).toEqual(all.at(-1));
    expect(reader.at(-5).seq).toBe(-1);
  });

  test('refuses a record that is out of order', () => {
    const end = { seq: 7, kind: 'end', result: undefined } satisfies TraceRecord;
    expect(() => new TraceReader({ header: trace.header, records: [end] })).toThrow(
      new RangeError('Record 7 is out of order: expected record 0.'),
    );
  });

  test.each(['microstep', 'step', 'decision'] as const)(
    'stops at the same records by %s forward and back',
    (unit) => {
      const forward: number[] = [];
      for (let seq = 0; seq < reader.length - 1; ) {
        seq = reader.stop(seq, unit, 'forward');
        forward.push(seq);
      }
      const back: number[] = [];
      for (let seq = reader.length - 1; seq > 0; ) {
        seq = reader.stop(seq, unit, 'back');
        back.push(seq);
      }
      expect(back.toReversed().slice(1)).toEqual(forward.slice(0, -1));
      expect(forward.length).toBeGreaterThan(20);
    },
  );

  test('distinguishes the steps of the rulebook', () => {
    const first = reader.stop(0, 'step', 'forward');
    expect(reader.at(first).state).toMatch(/^opening\./);
    const steps = new Set<string>();
    for (let seq = first; seq < reader.length - 1; seq = reader.stop(seq, 'step', 'forward'))
      steps.add(reader.at(seq).state.split('.').slice(0, 3).join('.'));
    expect([...steps]).toEqual(
      expect.arrayContaining(['turn.draw.drawing', 'turn.attack.declaration', 'turn.end.announcing']),
    );
  });

  test('ends with the end of the duel', () => {
    expect(reader.last).toMatchObject({ state: 'over', result: duel.result, facts: duel.log.length });
  });
});

describe('the differences between two tables', () => {
  test('name the card that moved, and its zones', () => {
    const charged = reader.facts.find(({ fact }) => fact.kind === 'manaCharged');
    const [before, after] = [
      reader.at((charged?.seq ?? 0) - 1).table,
      reader.at((charged?.seq ?? 0) + 1).table,
    ];
    if (before === undefined || after === undefined || charged?.fact.kind !== 'manaCharged')
      throw new Error('No card was charged.');
    const { name, player } = charged.fact;
    const texts = tableChanges(before, after).map(({ text }) => text);
    expect(texts).toContain(`${name}: hand → mana zone`);
    const count = before.zones[player].manaZone.length;
    expect(texts).toContain(`${player}: mana zone ${count} → ${count + 1}`);
    expect(tableChanges(after, after)).toEqual([]);
  });
});
