import { describe, expect, it } from 'vitest';
import { type Inspection, placeOfTransition, readInspection } from '../../engine/inspection.ts';
import { pathOf } from '../../engine/runtime/statePath.ts';
import { createDuel, playOut, randomAgent, starterDecks } from '../../entries/index.ts';

function inspectionsOf(seed: number): readonly Inspection[] {
  const seen: Inspection[] = [];
  const [p1 = [], p2 = []] = Object.values(starterDecks);
  const duel = createDuel({
    decks: { p1, p2 },
    seed,
    runtime: 'xstate',
    inspect: (event) => {
      const read = readInspection(event);
      if (read !== undefined) seen.push(read);
    },
  });
  playOut(duel, { p1: randomAgent(seed), p2: randomAgent(seed + 1) });
  return seen;
}

describe('readInspection', () => {
  const seen = inspectionsOf(1);

  it('names the actor of each chart, its parent and its root', () => {
    const actors = seen.flatMap((one) => (one.kind === 'actorBegan' ? [one] : []));
    const [root] = actors;
    expect(actors.map(({ chart, parent }) => ({ chart, isChild: parent !== undefined }))).toEqual([
      { chart: 'duel', isChild: false },
      { chart: 'standby', isChild: true },
    ]);
    expect(actors.map((one) => one.root)).toEqual([root?.session, root?.session]);
    expect(actors[1]).toMatchObject({ id: 'standby', parent: root?.session });
  });

  it('has the state that each microstep of the duel led to, and the place of its transition', () => {
    const steps = seen.flatMap((one) => (one.kind === 'stepped' && one.chart === 'duel' ? [one] : []));
    const first = steps.find(({ transitions }) => transitions.length > 0);
    const [taken] = first?.transitions ?? [];
    if (first === undefined || taken === undefined) throw new Error('No transition was taken.');
    expect(pathOf(first.value)).toBe('arriving.beginning');
    const { source, index } = placeOfTransition(taken);
    expect({ source, index }).toEqual({ source: 'duel.arriving.settling', index: 1 });
    expect(first.context).toHaveProperty('game');
  });

  it('reports a snapshot at the end of the duel, and the sender of an event between them', () => {
    const last = seen.findLast(({ kind, chart }) => kind === 'settled' && chart === 'duel');
    expect(last).toMatchObject({ kind: 'settled', status: 'done' });
    const sessions = new Map(seen.map(({ chart, session }) => [chart, session]));
    const received = seen.filter(
      (one) => one.kind === 'eventReceived' && one.chart === 'standby' && one.event.type === 'standby.next',
    );
    expect(received[0]).toMatchObject({ from: sessions.get('duel') });
  });
});
