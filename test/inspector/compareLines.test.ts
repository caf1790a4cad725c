import { TraceReader } from '@taiki/inspector';
import { describe, expect, test } from 'vitest';
import { compareLines } from '../../inspector/model/index.ts';
import type { Session } from '../../inspector/session/session.ts';
import { startedSession } from './client.ts';
import { recorded } from './recorded.ts';

const readerOf = (session: Session, line: number): TraceReader => session.line(line).reader(session.header);

/** A fork of a whole duel at the first decision of a kind after turn 3, in which another option is chosen. */
async function forked(kind: string): Promise<{ readonly session: Session; readonly seq: number }> {
  const session = startedSession(6);
  await session.play(0, 'end');
  const { records } = session.line(0);
  const reader = readerOf(session, 0);
  const asked = records.find(
    (record) =>
      record.kind === 'decision' &&
      record.decision.kind === kind &&
      record.decision.options.length > 2 &&
      (reader.at(record.seq).table?.turn.number ?? 0) > 3,
  );
  const given = records.find(({ kind: one, seq }) => one === 'choice' && seq > (asked?.seq ?? 0));
  if (asked?.kind !== 'decision' || given?.kind !== 'choice' || !('answer' in given))
    throw new Error(`There is no ${kind} decision to fork at.`);
  const fork = session.fork(0, asked.seq);
  session.choose(fork.id, asked.decision.id, [given.answer[0] === 0 ? 1 : 0]);
  return { session, seq: asked.seq };
}

/** The record of each decision; of one that a fork records again, the last. */
const lastRecordsOfDecisions = ({ records }: TraceReader): readonly number[] => [
  ...new Map(
    records.flatMap((record) =>
      record.kind === 'decision' ? [[record.decision.id, record.seq] as const] : [],
    ),
  ).values(),
];

describe('two lines beside each other', () => {
  test('the first difference is the choice at which one was forked from the other', async () => {
    const { session, seq } = await forked('charge');
    await session.play(1, 'end');
    const { pairs, first = -1 } = compareLines(readerOf(session, 0), readerOf(session, 1));
    const { left, right, difference } = pairs[first] ?? {};
    expect(difference).toBe('choice');
    expect(left?.seq).toBe(seq);
    expect(right?.decision).toEqual(left?.decision);
    expect(pairs.slice(0, first).every(({ difference }) => difference === 'same')).toBe(true);
    const given = session.line(1).ownRecords.find(({ kind }) => kind === 'choice');
    expect([right?.chose]).toEqual(given?.kind === 'choice' && 'chose' in given ? given.chose : []);
    expect(left?.chose).not.toBe(right?.chose);
  });

  test('every decision of both is there once, in order, and only equal questions are aligned', async () => {
    const { session } = await forked('main');
    await session.play(1, 'end');
    const readers = [readerOf(session, 0), readerOf(session, 1)] as const;
    const { pairs } = compareLines(...readers);
    for (const [side, reader] of [
      ['left', readers[0]],
      ['right', readers[1]],
    ] as const)
      expect(pairs.flatMap((pair) => pair[side]?.seq ?? [])).toEqual(lastRecordsOfDecisions(reader));
    expect(pairs.filter(({ difference }) => difference !== 'other').length).toBeGreaterThan(20);
    for (const { left, right, difference } of pairs) {
      if (difference === 'other') continue;
      expect(left?.decision.prompt).toBe(right?.decision.prompt);
      expect(left?.decision.player).toBe(right?.decision.player);
      expect(left?.turn).toBe(right?.turn);
      expect(left?.chose === right?.chose).toBe(difference !== 'choice');
    }
  });

  test('tells the facts after a decision, up to the next one', async () => {
    const { session } = await forked('charge');
    const { pairs, first = -1 } = compareLines(readerOf(session, 0), readerOf(session, 1));
    const { left, right } = pairs[first] ?? {};
    expect(left?.facts.map(({ text }) => text)[0]).toMatch(/mana charged/);
    const charged = right?.facts.map(({ text }) => text) ?? [];
    expect(charged).not.toEqual(left?.facts.map(({ text }) => text));
    expect(pairs[first + 1]?.right?.chose).toBeUndefined();
  });

  test('a line does not differ from itself', () => {
    const { reader } = recorded(2);
    const { pairs, first } = compareLines(reader, reader);
    expect(first).toBeUndefined();
    expect(pairs.length).toBe(reader.countUpTo(reader.length, 'decision'));
  });

  test('a line that goes on differs where the other ends', () => {
    const { reader, trace } = recorded(2);
    const end = reader.records.findLast(({ kind }) => kind === 'decision')?.seq ?? 0;
    const shorter = new TraceReader({ ...trace, records: trace.records.slice(0, end) });
    const { pairs, first } = compareLines(reader, shorter);
    expect(first).toBe(pairs.length - 1);
    expect(pairs.at(-1)).toMatchObject({ difference: 'other', left: { seq: end }, right: undefined });
  });

  test('lines of other duels are aligned by the turns and the questions they share', () => {
    const [one, other] = [recorded(2).reader, recorded(4).reader];
    const { pairs } = compareLines(one, other);
    const count = (side: 'left' | 'right'): number => pairs.filter((pair) => pair[side] !== undefined).length;
    expect([count('left'), count('right')]).toEqual(
      [one, other].map((reader) => reader.countUpTo(reader.length, 'decision')),
    );
    const turns = pairs.map(({ left, right }) => (left ?? right)?.turn ?? 0);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  });
});
