import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { History } from '../../engine/duel/history.ts';

type Step = { readonly do: 'push' | 'pop' | 'fork'; readonly to: number };

const steps = fc.array(
  fc.record({
    do: fc.constantFrom('push' as const, 'push' as const, 'pop' as const, 'fork' as const),
    to: fc.nat(),
  }),
  { maxLength: 40 },
);

/** Applies steps to histories and to plain copies of the lists that they should be. */
function play(all: readonly Step[]): readonly (readonly [History<number>, number[]])[] {
  const lists: [History<number>, number[]][] = [[History.of([1, 2]), [1, 2]]];
  const pushed = new Set<History<number>>();
  for (const [count, step] of all.entries()) {
    const entry = lists[step.to % lists.length];
    if (entry === undefined) continue;
    const [history, list] = entry;
    if (step.do === 'push') {
      history.push(count);
      list.push(count);
      pushed.add(history);
    } else if (step.do === 'fork') {
      lists.push([history.fork(), [...list]]);
      pushed.delete(history);
    } else if (pushed.delete(history)) {
      history.pop();
      list.pop();
    }
  }
  return lists;
}

describe('a history', () => {
  test('is the list that a copy would be, however often it is forked', () => {
    fc.assert(
      fc.property(steps, (all) => {
        for (const [history, list] of play(all)) {
          expect(history.toArray()).toEqual(list);
          expect(history.length).toBe(list.length);
        }
      }),
    );
  });
});
