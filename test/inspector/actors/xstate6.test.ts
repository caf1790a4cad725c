import { type ActorTraceRecord, actorPage, inspectActor } from '@taiki/inspector/core';
import { describe, expect, test } from 'vitest';
import { createActor, createAsyncLogic, createMachine } from 'xstate6';

interface Given {
  readonly context: { readonly presses: number };
}

/** A lamp that counts its presses, up to two, and then breaks. */
const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  context: { presses: 0 },
  states: {
    off: {
      on: {
        PRESS: [
          {
            guard: function isWorn({ context }: Given) {
              return context.presses > 1;
            },
            target: 'broken',
          },
          { target: 'on' },
        ],
        COUNT: ({ context }: Given) =>
          context.presses < 2 ? { context: { presses: context.presses + 1 } } : undefined,
        '*': {
          guard: function isAnything() {
            return false;
          },
          target: 'broken',
        },
      },
    },
    on: { after: { 20: { target: 'off' } }, on: { PRESS: { target: 'off' } } },
    broken: { always: { target: 'gone' } },
    gone: { type: 'final' },
  },
});

/** A step in a few words. */
function told(record: ActorTraceRecord): string {
  switch (record.kind) {
    case 'event':
      return `event ${record.event}`;
    case 'undelivered':
      return `undelivered ${record.event}: ${record.reason}`;
    case 'guard':
      return `${record.guard} ${record.outcome}${record.impure ? ', impure' : ''}`;
    case 'microstep':
      return `took ${record.event}: ${record.active.join(' ')}`;
    case 'action':
      return `action ${record.action}`;
    case 'settled':
      return `settled ${record.status}: ${record.active.join(' ')}`;
    case 'actor':
      return `actor ${record.name}`;
  }
}

function lampAfter(...events: readonly string[]) {
  const actor = createActor(lamp);
  const inspection = inspectActor(actor, { title: 'A lamp of XState 6' });
  actor.start();
  for (const type of events) actor.send({ type });
  return { actor, inspection };
}

describe('an actor of the alpha of XState 6', () => {
  test('has a chart, and each step has its guards, its transitions and its state', () => {
    const { inspection } = lampAfter('PRESS', 'PRESS');
    const { charts, records } = inspection.trace;
    const [chart] = Object.values(charts);
    expect(chart?.nodes.map(({ id }) => id)).toEqual([
      'lamp',
      'lamp.off',
      'lamp.on',
      'lamp.broken',
      'lamp.gone',
    ]);
    expect(chart?.edges.map(({ event, guard, target }) => [event, guard, target])).toEqual([
      ['PRESS', 'isWorn', 'lamp.broken'],
      ['PRESS', undefined, 'lamp.on'],
      ['COUNT', 'function', 'lamp.off'],
      ['*', 'isAnything', 'lamp.broken'],
      ['PRESS', undefined, 'lamp.off'],
      ['after 20', undefined, 'lamp.off'],
      ['always', undefined, 'lamp.gone'],
    ]);
    expect(records.map(told)).toEqual([
      'actor lamp',
      'event xstate.init',
      'settled active: lamp lamp.off',
      'event PRESS',
      'isWorn false',
      'isAnything notReached',
      'took PRESS: lamp lamp.on',
      'action xstate.raise',
      'settled active: lamp lamp.on',
      'event PRESS',
      'took PRESS: lamp lamp.off',
      'action xstate.cancel',
      'settled active: lamp lamp.off',
    ]);
  });

  test('tells whether a transition that is a function was taken', () => {
    const { inspection } = lampAfter('COUNT', 'COUNT', 'COUNT');
    const outcomes = inspection.trace.records.flatMap((record) =>
      record.kind === 'guard' && record.guard === 'function' ? [record.outcome] : [],
    );
    expect(outcomes).toEqual(['true', 'true', 'false']);
    expect(
      inspection.trace.records.flatMap((record) => (record.kind === 'settled' ? record.changes : [])),
    ).toEqual([
      { path: 'presses', before: '0', after: '1' },
      { path: 'presses', before: '1', after: '2' },
    ]);
  });

  test('takes an eventless transition in the same step, and gets no event once it has ended', () => {
    const { inspection } = lampAfter('COUNT', 'COUNT', 'PRESS', 'PRESS');
    expect(inspection.trace.records.map(told).slice(-6)).toEqual([
      'isWorn true',
      'isAnything notReached',
      'took PRESS: lamp.gone lamp',
      'action xstate.terminate',
      'settled done: lamp.gone lamp',
      'undelivered PRESS: stopped',
    ]);
  });

  test('is forked at a past record, with another context', () => {
    const { actor, inspection } = lampAfter('PRESS', 'PRESS');
    const { seq } = inspection.trace.records.find(({ kind }) => kind === 'settled') ?? { seq: -1 };
    const fork = inspection.fork(seq, { presses: 2 });
    fork.actor.send({ type: 'PRESS' });
    expect(fork.inspection.trace.records.map(told).at(-1)).toBe('settled done: lamp.gone lamp');
    expect(inspection.trace.records.map(told).at(-1)).toBe('settled active: lamp lamp.off');
    actor.stop();
  });

  test('names its delays, its children and what they answer', async () => {
    const load = createAsyncLogic({
      run: async () => {
        throw new Error('refused');
      },
    });
    const fetching = createMachine({
      id: 'fetching',
      initial: 'waiting',
      context: { tries: 0 },
      states: {
        waiting: { after: { 5: { target: 'loading' } } },
        loading: {
          invoke: {
            id: 'load',
            src: load,
            onDone: {
              guard: function isFresh() {
                return true;
              },
              target: 'loaded',
            },
            onError: [
              {
                guard: function mayRetry({ context }: { context: { readonly tries: number } }) {
                  return context.tries < 0;
                },
                target: 'waiting',
              },
              { target: 'failed' },
            ],
          },
        },
        loaded: {},
        failed: {},
      },
    });
    const actor = createActor(fetching);
    const inspection = inspectActor(actor);
    actor.start();
    await expect
      .poll(() => inspection.trace.records.map(told))
      .toContain('took error: load: fetching fetching.failed');
    const { charts, records } = inspection.trace;
    expect(Object.values(charts)[0]?.edges.map(({ event }) => event)).toEqual([
      'after 5',
      'done: load',
      'error: load',
      'error: load',
    ]);
    const steps = records.map(told);
    expect(steps).toContain('took after 5: fetching fetching.loading');
    // The guard of another answer of the same actor is not asked.
    expect(records.flatMap((record) => (record.kind === 'guard' ? [told(record)] : []))).toEqual([
      'mayRetry false',
    ]);
    expect(records.find((record) => record.kind === 'actor' && record.name === 'load')).toMatchObject({
      hidden: expect.stringContaining('not a machine'),
    });
    actor.stop();
  });

  test('has a page like any other', async () => {
    const { inspection } = lampAfter('PRESS');
    const page = await actorPage(inspection.trace);
    expect(page).toContain('A lamp of XState 6');
    expect(page).toContain('isWorn');
  });
});
