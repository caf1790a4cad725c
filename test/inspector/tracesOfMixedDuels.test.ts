import { Recorder, TraceReader } from '@taiki/inspector';
import { createDuel, type Duel } from 'taiki';
import { describe, expect, test } from 'vitest';
import { seenIn, ZONES } from '../../inspector/model/index.ts';
import { mixedDecks } from '../support/mixedDecks.ts';
import { agentsFor, playOn } from '../support/starterDuels.ts';

const SEEDS = [1, 3, 5, 9, 15, 30];

/** A recorded duel between decks of any cards. Some seeds set `askEverything` or `concealDecisions`. */
function recorded(seed: number): { readonly duel: Duel; readonly reader: TraceReader } {
  const [p1, p2] = mixedDecks(seed);
  const recorder = new Recorder();
  const options = { concealDecisions: seed % 3 === 0, askEverything: seed % 5 === 0 };
  const duel = createDuel({ decks: { p1, p2 }, seed, ...options, inspect: recorder });
  recorder.follow(duel);
  playOn(duel, agentsFor(seed));
  recorder.close();
  return { duel, reader: new TraceReader(recorder.trace) };
}

/** Contradictions in a trace. */
function inconsistenciesIn(reader: TraceReader): readonly string[] {
  const { charts } = reader;
  const found: string[] = [];
  const active: Record<string, readonly string[]> = {};
  for (const record of reader.records) {
    if (record.kind === 'guard' && charts.edge(record.edge ?? '')?.guard !== record.guard)
      found.push(`${record.seq}: guard ${record.guard} was recorded for ${record.edge}`);
    if (record.kind !== 'microstep') continue;
    const { actors, guards } = reader.at(record.seq);
    const now = actors[record.actor]?.active ?? [];
    const kept = active[record.actor]?.filter((id) => !record.exited.includes(id));
    if (kept !== undefined && [...kept, ...record.entered].join() !== now.join())
      found.push(`${record.seq}: ${record.edges} leads to ${now.at(-1)}`);
    for (const { guard, answer, edge = '' } of guards)
      if (answer !== record.edges.includes(edge))
        found.push(`${record.seq}: guard ${guard} returned ${answer} for ${edge}`);
    active[record.actor] = now;
  }
  return found;
}

describe.each(SEEDS)('the trace of a duel between any cards, seed %i', (seed) => {
  const { duel, reader } = recorded(seed);

  test('contains the log and no contradictions', () => {
    expect(reader.facts.map(({ fact }) => fact)).toEqual(duel.log);
    expect(inconsistenciesIn(reader)).toEqual([]);
  });

  test('ends with the table as each player sees it', () => {
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
