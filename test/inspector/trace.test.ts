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
  test('comes back as it was', () => {
    expect(parseTrace(printTrace(trace))).toEqual(throughJson(trace));
  });

  test('is what a file sink writes', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'taiki-trace-')), 'trace.jsonl');
    recorded(SEED, { title: trace.header.title, sinks: [fileSink(path)] });
    expect(readFileSync(path, 'utf8')).toBe(printTrace(trace));
  });

  test('that breaks off in its last line is read up to there', () => {
    const text = printTrace(trace);
    expect(parseTrace(text.slice(0, -20)).records).toEqual(throughJson(trace.records.slice(0, -1)));
  });

  const lines = printTrace(trace).split('\n');
  const changed = (index: number, line: string): string => lines.with(index, line).join('\n');

  test.each([
    ['nothing', '', /Line 1 of the trace is no JSON/],
    ['another file', '{"name":"x"}', /Line 1.*no "taikiTrace"/],
    ['another version', changed(0, '{"taikiTrace":99}'), /version 99; expected 1/],
    [
      'half a header',
      changed(0, '{"taikiTrace":1,"title":"x"}'),
      /expected a title, two charts, and the rules/,
    ],
    ['a broken line', changed(4, '{"seq":3,'), /Line 5 of the trace is no JSON/],
    ['a record that is none', changed(4, '7'), /Line 5 of the trace is no record: its kind is 7/],
    ['an unknown kind', changed(4, '{"seq":3,"kind":"gossip"}'), /Line 5.*its kind is "gossip"/],
    ['a gap', changed(4, '{"seq":9,"kind":"end"}'), /Line 5 of the trace is record 9; expected 3/],
    [
      'half a record',
      changed(4, '{"seq":3,"kind":"guard","actor":"x:0"}'),
      /Line 5.*"guard", has no "guard"/,
    ],
  ])('refuses %s', (_, text, message) => {
    expect(() => parseTrace(text)).toThrow(TraceError);
    expect(() => parseTrace(text)).toThrow(message);
  });
});

describe('a reader', () => {
  test('finds at every record what reading from the beginning finds', () => {
    const again = new TraceReader({ header: trace.header, records: [] });
    const all = trace.records.map((record) => {
      again.append([record]);
      return again.last;
    });
    const places = Array.from({ length: 300 }, (_, index) => (index * 7919) % trace.records.length);
    for (const seq of places) expect(reader.at(seq)).toEqual(all[seq]);
    expect(reader.at(trace.records.length + 9)).toEqual(all.at(-1));
    expect(reader.at(-5).seq).toBe(-1);
  });

  test('refuses a record that does not follow on the last', () => {
    const end = { seq: 7, kind: 'end', result: undefined } satisfies TraceRecord;
    expect(() => new TraceReader({ header: trace.header, records: [end] })).toThrow(
      new RangeError('Record 7 follows on -1; expected 0.'),
    );
  });

  test.each(['microstep', 'step', 'decision'] as const)(
    'goes by %s forward and comes the same way back',
    (unit) => {
      const forth: number[] = [];
      for (let seq = 0; seq < reader.length - 1; ) {
        seq = reader.stop(seq, unit, 'forward');
        forth.push(seq);
      }
      const back: number[] = [];
      for (let seq = reader.length - 1; seq > 0; ) {
        seq = reader.stop(seq, unit, 'back');
        back.push(seq);
      }
      expect(back.toReversed().slice(1)).toEqual(forth.slice(0, -1));
      expect(forth.length).toBeGreaterThan(20);
    },
  );

  test('tells a step from another by the rulebook: no step holds two', () => {
    const first = reader.stop(0, 'step', 'forward');
    expect(reader.at(first).state).toMatch(/^opening\./);
    const steps = new Set<string>();
    for (let seq = first; seq < reader.length - 1; seq = reader.stop(seq, 'step', 'forward'))
      steps.add(reader.at(seq).state.split('.').slice(0, 3).join('.'));
    expect([...steps]).toEqual(
      expect.arrayContaining(['turn.draw.drawing', 'turn.attack.declaration', 'turn.end.announcing']),
    );
  });

  test('ends where the duel ended', () => {
    expect(reader.last).toMatchObject({ state: 'over', result: duel.result, facts: duel.log.length });
  });
});

describe('the difference of two tables', () => {
  test('names the card that moved, and from where', () => {
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
