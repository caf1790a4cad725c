import { describe, expect, test } from 'vitest';
import {
  and,
  assign,
  createMachine,
  emit,
  enqueueActions,
  fromPromise,
  log,
  raise,
  sendTo,
  spawnChild,
} from 'xstate';
import { compileChart } from '../../../engine/runtime/compiled/compileChart.ts';
import { leafStates } from '../../../engine/runtime/statePath.ts';
import { duel } from '../../../machines/duel/duel.ts';
import { standby } from '../../../machines/standby/standby.ts';

const child = createMachine({ id: 'child', initial: 'end', states: { end: { type: 'final' } } });

/** What the compiler does not support, and how its message names it. */
const REFUSED = {
  'a parallel state': { type: 'parallel', states: { a: {} } },
  'a history state': { initial: 'a', states: { a: {}, b: { type: 'history' } } },
  'a final state below the top level': {
    initial: 'a',
    states: { a: { initial: 'b', states: { b: { type: 'final' } } } },
  },
  '"invoke"': { invoke: { src: fromPromise(async () => 1) } },
  '"output"': { initial: 'a', states: { a: { type: 'final', output: 1 } } },
  '"after"': { after: { 100: {} } },
  'actions of the initial transition': {
    initial: { target: 'a', actions: assign(() => ({})) },
    states: { a: {} },
  },
  'the wildcard "*"': { on: { '*': {} } },
  'a transition on "xstate.done.state.m.a"': {
    initial: 'a',
    states: { a: { onDone: {}, initial: 'b', states: { b: {} } } },
  },
  'guard "and", which is not a function,': { always: { guard: and([() => true]) } },
  'guard "missing", which is not a function,': { always: { guard: 'missing' } },
  'action "missing"': { entry: 'missing' },
  'action "log" (xstate.log)': { entry: log('x') },
  'action "raise" (xstate.raise)': { entry: raise({ type: 'x' }) },
  'action "emit" (xstate.emit)': { entry: emit({ type: 'x' }) },
  'action "enqueueActions" (xstate.enqueueActions)': { entry: enqueueActions(() => {}) },
  'action "write"': { entry: function write() {} },
  '"assign" of an object': { entry: assign({ a: 1 }) },
  '"sendTo" without a fixed id': { entry: sendTo(({ self }) => self, { type: 'x' }) },
  '"sendTo" with a delay or an id': { entry: sendTo('a', { type: 'x' }, { delay: 10 }) },
  '"spawnChild" without a fixed id': { entry: spawnChild(child) },
  '"spawnChild" with a systemId, an input or syncSnapshot': {
    entry: spawnChild(child, { id: 'a', systemId: 'b' }),
  },
  '"spawnChild" of "nobody", which is not a machine,': { entry: spawnChild('nobody', { id: 'a' }) },
  '"spawnChild" of "child", which has a final state,': { entry: spawnChild(child, { id: 'a' }) },
  '"spawnChild" of "other" with the id of "lasting", "a",': {
    entry: [
      spawnChild(createMachine({ id: 'lasting' }), { id: 'a' }),
      spawnChild(createMachine({ id: 'other' }), { id: 'a' }),
    ],
  },
  '"missing" with dynamic params': { entry: { type: 'missing', params: () => 1 } },
} satisfies Readonly<Record<string, Parameters<typeof createMachine>[0]>>;

describe('the compiler of charts', () => {
  test.each(Object.entries(REFUSED))('refuses %s', (feature, config) => {
    expect(() => compileChart(createMachine({ id: 'm', ...config }))).toThrow(
      new RegExp(`^State "m(\\.[a-z.]+)?": ${escaped(feature)} is not supported by the compiled runtime\\.$`),
    );
  });

  test.each([duel, standby])('compiles every leaf state of $id', (machine) => {
    expect([...compileChart(machine).leaves.keys()]).toEqual(leafStates(machine.root));
  });
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
