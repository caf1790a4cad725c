import { describe, expect, test } from 'vitest';
import { CompiledRuntime } from '../../engine/runtime/compiledRuntime.ts';
import type { Runtime } from '../../engine/runtime/runtime.ts';
import { leafStates, pathOf, stateValueOf } from '../../engine/runtime/statePath.ts';
import { XStateRuntime } from '../../engine/runtime/xstateRuntime.ts';
import { nodesOf, pathOfNode } from '../machines/chartProblems.ts';
import { starterInput } from '../machines/contexts.ts';
import { duel, standby } from '../support/machines.ts';
import { pick } from '../support/starterDuels.ts';

/** Answers the open decision, always in the same way. */
function step(runtime: Runtime): void {
  const { decision } = runtime.context;
  if (decision === undefined) throw new Error('No decision is open.');
  runtime.send({ type: 'choose', answer: pick(decision, decision.id) });
}

/** Every pair of runtimes: one that plays, and one that goes on from its snapshots. */
const PAIRS = [
  [XStateRuntime, XStateRuntime],
  [XStateRuntime, CompiledRuntime],
  [CompiledRuntime, XStateRuntime],
  [CompiledRuntime, CompiledRuntime],
] as const;

describe.each(PAIRS)('%o and %o', (First, Second) => {
  const another = (runtime: XStateRuntime | CompiledRuntime) => {
    const { pool, caches } = runtime.context;
    return new Second({ snapshot: runtime.persist(), resources: { pool, caches: caches.fork() } });
  };

  test('go on from the snapshot of each other in the middle of a duel', () => {
    const first = new First({ input: starterInput() });
    let second = another(first);
    for (let count = 0; count < 120 && first.context.decision !== undefined; count++) {
      second = another(second);
      step(first);
      step(second);
      expect(second.persist()).toEqual(first.persist());
      expect(second.standby).toEqual(first.standby);
    }
    expect(first.context.asked).toBeGreaterThan(60);
  });

  test('do not change a snapshot that they gave, nor share its paused run', () => {
    const runtime = new First({ input: starterInput() });
    const snapshot = runtime.persist();
    const text = JSON.stringify(snapshot);
    const fork = another(runtime);
    expect(fork.context.caches).not.toBe(runtime.context.caches);
    step(runtime);
    expect(JSON.stringify(snapshot)).toBe(text);
    expect(JSON.stringify(fork.persist())).toBe(text);
    step(fork);
    expect(fork.persist()).toEqual(runtime.persist());
  });

  test('stay at the end', () => {
    const runtime = new First({ input: starterInput() });
    runtime.send({ type: 'concede', player: 'p2' });
    const over = another(runtime);
    expect(over.state).toBe('over');
    expect(over.persist()).toEqual(runtime.persist());
    expect(over.context.game.result).toMatchObject({ winner: 'p1', reason: 'concession' });
    runtime.send({ type: 'concede', player: 'p1' });
    over.send({ type: 'concede', player: 'p1' });
    expect(over.persist()).toEqual(runtime.persist());
    expect(over.context.game.result?.winner).toBe('p1');
  });
});

describe('the path of a state', () => {
  test.each([duel, standby])('says the same as its state value: $id', (chart) => {
    const leaves = leafStates(chart.root);
    expect(leaves).toEqual(
      nodesOf(chart.root)
        .filter(({ type }) => type === 'atomic' || type === 'final')
        .map(pathOfNode),
    );
    expect(leaves.map((path) => pathOf(stateValueOf(path)))).toEqual(leaves);
    expect(stateValueOf('a.b.c')).toEqual({ a: { b: 'c' } });
  });
});
