import { describe, expect, test } from 'vitest';
import { logProperties } from '../support/allProperties.ts';
import { runs } from '../support/runs.ts';
import { answersTo, searchWorld } from './searchWorld.ts';
import { largerWorlds, smallWorlds } from './worlds.ts';

const summary = (name: string, searched: ReturnType<typeof searchWorld>): string =>
  `${name}: ${searched.nodes} positions, ${searched.edges} choices, ${searched.ends} ends, ${searched.histories} histories${searched.complete ? '' : ', incomplete'}`;

describe('a small world', () => {
  test.each(smallWorlds)('is searched completely: $name', (world) => {
    const searched = searchWorld(world, { depth: Number.POSITIVE_INFINITY, nodes: 5000 }, logProperties);
    console.log(summary(world.name, searched));
    expect(searched.problems).toEqual([]);
    expect(searched.complete).toBe(true);
    expect(searched.nodes).toBeGreaterThan(100);
    expect(searched.ends).toBeGreaterThan(20);
  });

  test.each(largerWorlds)('is searched within the limit of positions: $name', (world) => {
    const searched = searchWorld(world, { depth: Number.POSITIVE_INFINITY, nodes: runs(120) }, logProperties);
    console.log(summary(world.name, searched));
    expect(searched.problems).toEqual([]);
    expect(searched.nodes).toBeGreaterThan(50);
  });
});

describe('every legal answer', () => {
  const option = (label: string) => ({ label });
  const decision = {
    id: 1,
    player: 'p1',
    kind: 'choose',
    rule: '605.2b',
    prompt: 'Choose',
    source: undefined,
    options: [option('a'), option('b'), option('c')],
    limits: undefined,
  } as const;

  test('is every set of options of the right size', () => {
    expect(answersTo({ ...decision, min: 0, max: 2, ordered: false })).toEqual([
      [],
      [0],
      [1],
      [2],
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  test('in every order, if the order matters', () => {
    expect(answersTo({ ...decision, min: 2, max: 2, ordered: true })).toEqual([
      [0, 1],
      [1, 0],
      [0, 2],
      [2, 0],
      [1, 2],
      [2, 1],
    ]);
  });

  test('except those that the limits forbid', () => {
    const limits = { exclusive: [[0, 1]], required: [2] };
    expect(answersTo({ ...decision, min: 1, max: 3, ordered: false, limits })).toEqual([[2], [0, 2], [1, 2]]);
  });
});
