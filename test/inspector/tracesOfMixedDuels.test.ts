import { Recorder, TraceReader } from '@taiki/inspector';
import { createDuel, type Duel } from 'taiki';
import { describe, expect, test } from 'vitest';
import { seenIn, ZONES } from '../../inspector/model/index.ts';
import { mixedDecks } from '../support/mixedDecks.ts';
import { agentsFor, playOn } from '../support/starterDuels.ts';

const SEEDS = [1, 3, 5, 9, 15, 30];

/** A recorded duel between decks of any cards; of some seeds everything is asked, of some pauses tell nothing. */
function recorded(seed: number): { readonly duel: Duel; readonly reader: TraceReader } {
  const [p1, p2] = mixedDecks(seed);
  const recorder = new Recorder();
  const asking = { concealDecisions: seed % 3 === 0, askEverything: seed % 5 === 0 };
  const duel = createDuel({ decks: { p1, p2 }, seed, ...asking, inspect: recorder });
  recorder.follow(duel);
  playOn(duel, agentsFor(seed));
  recorder.close();
  return { duel, reader: new TraceReader(recorder.trace) };
}

/** What a trace says that cannot be. */
function problemsOf(reader: TraceReader): readonly string[] {
  const { charts } = reader;
  const problems: string[] = [];
  const active: Record<string, readonly string[]> = {};
  for (const record of reader.records) {
    if (record.kind === 'guard' && charts.edge(record.edge ?? '')?.guard !== record.guard)
      problems.push(`${record.seq}: ${record.guard} was asked for ${record.edge}`);
    if (record.kind !== 'microstep') continue;
    const { actors, asked } = reader.at(record.seq);
    const now = actors[record.actor]?.active ?? [];
    const kept = active[record.actor]?.filter((id) => !record.exited.includes(id));
    if (kept !== undefined && [...kept, ...record.entered].join() !== now.join())
      problems.push(`${record.seq}: ${record.edges} leads to ${now.at(-1)}`);
    for (const { guard, answer, edge = '' } of asked)
      if (answer !== record.edges.includes(edge)) problems.push(`${record.seq}: ${guard} said ${answer}`);
    active[record.actor] = now;
  }
  return problems;
}

describe.each(SEEDS)('the trace of a duel between any cards, seed %i', (seed) => {
  const { duel, reader } = recorded(seed);

  test('tells the log, and nothing that cannot be', () => {
    expect(reader.facts.map(({ fact }) => fact)).toEqual(duel.log);
    expect(problemsOf(reader)).toEqual([]);
  });

  test('ends with the table that each player sees', () => {
    const { table } = reader.last;
    if (table === undefined) throw new Error('No table was recorded.');
    for (const viewer of ['p1', 'p2'] as const) {
      const { zones } = duel.view(viewer);
      for (const player of ['p1', 'p2'] as const) {
        for (const zone of ZONES) {
          const drawn = seenIn(table, player, zone, viewer);
          expect(drawn.map((one) => (one.hidden ? undefined : one.card.name))).toEqual(
            zones[player][zone].map((one) => (one.hidden ? undefined : one.name)),
          );
        }
      }
    }
  });
});
