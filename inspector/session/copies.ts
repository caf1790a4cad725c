import { printPosition } from 'taiki';
import { printChoice } from 'taiki/engine';
import type { CopyForm } from '../messages.ts';
import type { TraceReader } from '../model/reader.ts';
import type { TraceHeader } from '../trace.ts';
import type { Line } from './line.ts';
import { positionOf } from './positionOf.ts';
import { SessionError } from './sessionError.ts';

/** A moment of a line as text to paste elsewhere. @throws {SessionError} if the line cannot be replayed, or has not reached a step. */
export function copyOf(line: Line, seq: number, header: TraceHeader, form: CopyForm): string {
  switch (form) {
    case 'record':
      return line.duelAt(seq).duel.record();
    case 'test':
      return testOf(line, seq);
    case 'scenario':
      return scenarioOf(line, line.reader(header), seq);
  }
}

/** A test that replays the duel to its last decision, and expects what is there now. */
function testOf(line: Line, seq: number): string {
  const { duel } = line.duelAt(seq);
  const { decision, state, log } = duel;
  return [
    "import { replay } from 'taiki';",
    "import { expect, test } from 'vitest';",
    '',
    `test(${JSON.stringify(`${line.title}, record ${seq}`)}, () => {`,
    `  const duel = replay(${JSON.stringify(duel.record())});`,
    `  expect(duel.state).toBe(${JSON.stringify(state)});`,
    `  expect(duel.decision?.prompt).toBe(${JSON.stringify(decision?.prompt)});`,
    `  expect(duel.log.slice(-3).map(({ kind }) => kind)).toEqual(${JSON.stringify(log.slice(-3).map(({ kind }) => kind))});`,
    '});',
    '',
  ].join('\n');
}

const STEPS: ReadonlySet<string> = new Set(
  ['startOfTurn', 'draw', 'charge', 'main', 'attack', 'end'].map((step) => `duel.turn.${step}`),
);

/** The table before the step of a moment, and what the players have answered since, as `taiki judge` reads it. */
function scenarioOf(line: Line, reader: TraceReader, seq: number): string {
  const begin = reader.records.findLast(
    (record) =>
      record.seq <= seq && record.kind === 'microstep' && record.entered.some((state) => STEPS.has(state)),
  );
  const table = begin === undefined ? undefined : reader.at(begin.seq - 1).table;
  if (begin === undefined || table === undefined)
    throw new SessionError('REFUSED', `At record ${seq} no step has begun yet; go to a later record.`);
  const zones = printPosition(positionOf(table, reader.at(begin.seq).state))
    .split('\n')
    .filter((text) => text !== '' && (!text.endsWith(':') || text.endsWith(' deck:')));
  return [`case: ${line.title}, record ${seq}`, ...zones, '', ...answersIn(reader, begin.seq, seq), ''].join(
    '\n',
  );
}

function answersIn(reader: TraceReader, from: number, to: number): readonly string[] {
  const answers: string[] = [];
  for (let seq = from + 1; seq <= to; seq++) {
    const record = reader.records[seq];
    const { decision } = reader.at(seq - 1);
    if (record?.kind === 'choice' && 'answer' in record && decision !== undefined)
      answers.push(`${decision.player} ${decision.kind}: ${printChoice(decision, record.answer)}`);
  }
  return answers;
}
