import { setFlagsFromString } from 'node:v8';
import { describe, expect, test } from 'vitest';
import { CompiledRuntime } from '../../engine/runtime/compiledRuntime.ts';
import { XStateRuntime } from '../../engine/runtime/xstateRuntime.ts';
import { PLAYERS } from '../../table/nouns.ts';
import { ZONES } from '../../table/zones.ts';
import { starterInput } from '../machines/contexts.ts';

setFlagsFromString('--allow-natives-syntax');
const haveSameShape = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (
  a: object,
  b: object,
) => boolean;
const isDictionary = new Function('a', 'return !%HasFastProperties(a)') as (a: object) => boolean;

/** One object of each hidden class. */
class Shapes {
  readonly #found: object[] = [];

  add(object: object): void {
    if (!this.#found.some((one) => haveSameShape(one, object))) this.#found.push(object);
  }

  get count(): number {
    return this.#found.length;
  }
}

describe('what rules read most often has few hidden classes', () => {
  const shapes = { games: new Shapes(), zones: new Shapes(), objects: new Shapes(), contexts: new Shapes() };
  const runtime = new CompiledRuntime({ input: starterInput() });
  for (let step = 0; runtime.context.game.result === undefined; step++) {
    const { context } = runtime;
    shapes.contexts.add(context);
    shapes.games.add(context.game);
    for (const player of PLAYERS) {
      const zones = context.game.zones[player];
      shapes.zones.add(zones);
      for (const zone of ZONES) for (const object of zones[zone]) shapes.objects.add(object);
    }
    const { decision } = context;
    if (decision === undefined) break;
    const count = Math.max(decision.min, Math.min(1, decision.max));
    const answer = Array.from({ length: count }, (_, index) => (step + index) % decision.options.length);
    runtime.send({ type: 'choose', answer });
  }

  test.each(Object.entries(shapes))('%s', (_, found) => {
    expect(found.count).toBeGreaterThan(0);
    expect(found.count).toBeLessThanOrEqual(2);
  });
});

test('the context that XState copies in each `assign` is no dictionary', () => {
  const { context } = new XStateRuntime({ input: starterInput() });
  expect(context.decision).toBeDefined();
  expect(isDictionary(context)).toBe(false);
});
