import { describe, expect, test } from 'vitest';
import { differences } from '../../inspector/model/index.ts';
import { answerTo } from '../../inspector/server/requests.ts';
import { startedSession } from './client.ts';

describe('what would happen if', () => {
  test('works out every answer as a fork that makes it would, and changes nothing', async () => {
    const session = startedSession(6);
    await session.play(0, 'end');
    const { records } = session.line(0);
    const reader = session.line(0).reader(session.header);
    const asked = records.filter(
      (record) => record.kind === 'decision' && record.decision.max === 1 && record.decision.min === 1,
    );
    for (const record of asked.slice(0, 12)) {
      if (record.kind !== 'decision') continue;
      const { decision, outcomes, shown } = session.line(0).outcomesAt(record.seq);
      expect([decision, shown]).toEqual([record.decision.id, 'all']);
      expect(outcomes.map(({ chose }) => chose)).toEqual(record.decision.options.map(({ label }) => [label]));
      const [first] = outcomes;
      const fork = session.fork(0, record.seq);
      session.choose(fork.id, decision, first?.answer ?? []);
      const { last, facts } = fork.reader(session.header);
      expect(first?.next?.prompt).toBe(last.decision?.prompt);
      expect(first?.facts).toEqual(facts.slice(reader.at(record.seq).facts).map(({ fact }) => fact));
    }
    expect(session.line(0).records).toEqual(records);
  });

  test('is an answer to a request, and after the end that of the last decision', async () => {
    const session = startedSession(6);
    const { decision } = session.line(0).reader(session.header).last;
    session.concede(0, 'p1');
    const ask = (line: number) =>
      answerTo(JSON.stringify({ type: 'outcomes', request: 3, line, seq: 99_999 }), session);
    expect(await ask(0)).toMatchObject({ type: 'outcomes', request: 3, decision: decision?.id });
    expect(await ask(9)).toMatchObject({ type: 'error', request: 3, code: 'UNKNOWN_LINE' });
  });

  test('leaves out what all answers have in common', () => {
    expect(
      differences([
        ['a', 'b', 'a'],
        ['a', 'c'],
        ['a', 'b'],
      ]),
    ).toEqual({
      rest: [['b', 'a'], ['c'], ['b']],
      shared: 1,
    });
    expect(differences([['a']]).rest).toEqual([[]]);
    expect(differences([])).toEqual({ rest: [], shared: 0 });
  });
});
