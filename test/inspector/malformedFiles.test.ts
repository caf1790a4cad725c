import { fc, test } from '@fast-check/vitest';
import {
  parseTrace,
  printTrace,
  Session,
  SessionError,
  TraceError,
  type TraceReader,
} from '@taiki/inspector';
import { describe, expect, it } from 'vitest';
import type { PageMessage } from '../../inspector/messages.ts';
import {
  edgeText,
  factText,
  findAll,
  matcherFor,
  mayKnow,
  recordText,
  seenIn,
  sequenceRows,
  tableChanges,
  ZONES,
} from '../../inspector/model/index.ts';
import { answerTo } from '../../inspector/server/requests.ts';
import { runs } from '../support/runs.ts';
import { starterDuelOptions } from '../support/starterDuels.ts';
import { agents, Client, servedSession, startedSession } from './client.ts';
import { recorded, throughJson } from './recorded.ts';

const EMPTY_PAGE = new URL('./emptyPage/', import.meta.url);
const { trace } = recorded(6);
const short = printTrace({ header: trace.header, records: trace.records.slice(0, 260) });

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The text of a trace with one record changed. */
function withRecord(isWanted: (record: (typeof trace.records)[number]) => boolean, changes: object): string {
  const index = trace.records.findIndex(isWanted);
  const lines = printTrace(trace).split('\n');
  return lines
    .with(index + 1, JSON.stringify({ ...throughJson(trace.records[index]), ...changes }))
    .join('\n');
}

describe('a trace with a malformed record', () => {
  it.each([
    ['facts that are no list', 'facts', { facts: 5 }, 'facts'],
    ['cards that are null', 'cards', { cards: null }, 'cards'],
    ['edges that are null', 'microstep', { edges: null }, 'edges'],
    [
      'a fact without its target',
      'facts',
      { facts: [{ kind: 'attackDeclared', state: '', rule: '' }] },
      'facts.0.player',
    ],
    ['a fact of an unknown kind', 'facts', { facts: [{ kind: 'x', state: '', rule: '' }] }, 'facts.0.kind'],
    [
      'an unknown zone',
      'table',
      { whole: undefined, patch: { zones: { p1: { hand: 7 } } } },
      'patch.zones.p1.hand',
    ],
    ['neither a table nor a patch', 'table', { whole: undefined, patch: undefined }, 'kind'],
    ['a decision without options', 'decision', { decision: { id: 1, player: 'p1' } }, 'decision.kind'],
    ['a state value of two states', 'microstep', { value: { a: 'b', c: 'd' } }, 'value'],
  ] as const)('is refused with its file, line and field: %s', (_, kind, changes, field) => {
    const text = withRecord((record) => record.kind === kind, changes);
    const line = trace.records.findIndex((record) => record.kind === kind) + 2;
    const session = new Session({ title: 'a test', agents, header: trace.header });
    let problem: unknown;
    try {
      session.load('mine.jsonl', text);
    } catch (cause) {
      problem = cause;
    }
    if (!(problem instanceof SessionError)) throw new Error('The trace was accepted.');
    expect(problem.message).toMatch(
      new RegExp(`^mine\\.jsonl: Line ${line} of the trace, a "${kind}" record`),
    );
    expect(problem.cause).toBeInstanceOf(TraceError);
    expect(problem.cause).toMatchObject({ line, field });
  });

  it('does not end the server, and its other duels go on', async () => {
    await using server = await servedSession(startedSession(6), { page: EMPTY_PAGE });
    const client = await Client.open(server.url);
    const text = withRecord((record) => record.kind === 'facts', { facts: 5 });
    expect(await client.ask({ type: 'load', name: 'mine.jsonl', text })).toMatchObject({ code: 'BAD_FILE' });
    expect(await client.ask({ type: 'play', line: 0, until: 'turn' })).toMatchObject({ type: 'done' });
    client.close();
  });
});

describe('a bug of the inspector', () => {
  it('is an answer, and the server goes on', async () => {
    class Broken extends Session {
      override pause(): void {
        throw new RangeError('out of reach');
      }
    }
    const session = new Broken({ title: 'a test', agents });
    session.begin('duel', starterDuelOptions(1));
    await using server = await servedSession(session, { page: EMPTY_PAGE });
    const client = await Client.open(server.url);
    expect(await client.ask({ type: 'pause', line: 0 })).toMatchObject({
      type: 'error',
      code: 'UNEXPECTED',
      message: expect.stringContaining('out of reach'),
    });
    expect(await client.ask({ type: 'play', line: 0, until: 'decision' })).toMatchObject({ type: 'done' });
    client.close();
  });
});

const junk = fc.constantFrom<Json>(null, 5, -1, 1e300, '', 'x', '__proto__', true, [], {}, [[]], {
  a: { b: 1 },
});
const nat = fc.nat(1_000_000);

/** Replaces or removes one value somewhere inside. */
function mutated(value: Json, steps: readonly number[], by: Json | undefined): Json {
  const [step = 0, ...rest] = steps;
  if (typeof value !== 'object' || value === null || rest.length === 0) return by ?? null;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined) return by ?? null;
  const inner = (value as Record<string, Json>)[key] ?? null;
  const isEnd = rest.length === 1 || typeof inner !== 'object' || inner === null;
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === key ? mutated(one, rest, by) : one));
  if (isEnd && by === undefined)
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  return { ...value, [key]: mutated(inner, rest, by) };
}

const lines = short.trimEnd().split('\n');
const mutation = fc.record({
  line: nat,
  steps: fc.array(nat, { minLength: 2, maxLength: 7 }),
  by: fc.option(junk, { nil: undefined }),
});

/** Reads everything that the page shows of a trace. */
function readWhole(reader: TraceReader): void {
  const matches = matcherFor('-card:x rule:5 player:p1 state:turn', reader.charts);
  findAll(reader, matches);
  sequenceRows(reader, 0, reader.length - 1);
  let before = reader.at(-1);
  for (const record of reader.records) {
    const now = reader.at(record.seq);
    recordText(record, reader.charts);
    if (record.kind === 'facts') record.facts.map(factText);
    if (record.kind === 'guard') edgeText(record.edge ?? '', reader.charts);
    if (now.table !== before.table && now.table !== undefined) {
      if (before.table !== undefined) tableChanges(before.table, now.table);
      for (const zone of ZONES)
        seenIn(now.table, 'p1', zone, 'p2').filter((one) => !one.hidden && mayKnow(one.card, 'p2'));
    }
    before = now;
  }
}

describe('any mutated trace', () => {
  test.prop([mutation], { numRuns: runs(100) })(
    'is refused with its place, or read whole',
    ({ line, steps, by }) => {
      const index = line % lines.length;
      const changed = mutated(JSON.parse(lines[index] ?? ''), steps, by);
      const text = lines.with(index, JSON.stringify(changed)).join('\n');
      const session = new Session({ title: 'a test', agents, header: trace.header });
      let loaded: ReturnType<Session['load']>;
      try {
        loaded = session.load('mine.jsonl', `${text}\n`);
      } catch (cause) {
        if (!(cause instanceof SessionError)) throw cause;
        expect(cause.message).toMatch(
          /^mine\.jsonl: (Line \d+ of the trace|Unsupported trace version|.*taiki record)/,
        );
        return;
      }
      readWhole(loaded.reader(session.header));
      try {
        session.fork(loaded.id, 200);
      } catch (cause) {
        if (!(cause instanceof SessionError)) throw cause;
      }
      expect(parseTrace(text).records).toHaveLength(lines.length - 1);
    },
  );
});

test('a trace whose records name an actor __proto__ is read, or refused', () => {
  const settled = lines.findIndex((line) => line.includes('"kind":"settled"'));
  const microstep = lines.findIndex((line) => line.includes('"kind":"microstep"'));
  for (const index of [settled, microstep]) {
    const changed = { ...JSON.parse(lines[index] ?? ''), actor: '__proto__' };
    const session = new Session({ title: 'a test', agents, header: trace.header });
    const text = lines.with(index, JSON.stringify(changed)).join('\n');
    readWhole(session.load('mine.jsonl', `${text}\n`).reader(session.header));
  }
});

const MESSAGES: readonly (PageMessage & { readonly request: number })[] = [
  { type: 'choose', request: 1, line: 0, decision: 1, answer: [0] },
  { type: 'send', request: 2, line: 0, event: { type: 'choose', answer: [0] } },
  { type: 'fork', request: 3, line: 0, seq: 30 },
  { type: 'outcomes', request: 8, line: 0, seq: 30 },
  { type: 'play', request: 4, line: 0, until: 'decision' },
  { type: 'pause', request: 5, line: 0 },
  { type: 'load', request: 6, name: 'mine.jsonl', text: lines.slice(0, 9).join('\n') },
  { type: 'concede', request: 7, line: 0, player: 'p1' },
];

describe('any mutated message', () => {
  test.prop([nat, fc.array(nat, { minLength: 2, maxLength: 4 }), fc.option(junk, { nil: undefined }), nat], {
    numRuns: runs(100),
  })('is answered, and never by an unexpected error', async (which, steps, by, cut) => {
    const session = startedSession(6);
    const message = MESSAGES[which % MESSAGES.length];
    const text = JSON.stringify(mutated(throughJson(message) as unknown as Json, steps, by));
    const sent = cut % 5 === 0 ? text.slice(0, cut % text.length) : text;
    const answer = await answerTo(sent, session);
    expect(['done', 'outcomes', 'error']).toContain(answer.type);
    if (answer.type === 'error') expect(answer.code).not.toBe('UNEXPECTED');
    expect(session.line(0).records.length).toBeGreaterThan(0);
  });
});
