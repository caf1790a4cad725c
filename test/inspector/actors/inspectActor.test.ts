import { ActorInspection, ActorInspectionError, inspectActor } from '@taiki/inspector';
import { createDuel, greedyAgent, starterDecks } from 'taiki';
import { describe, expect, test, vi } from 'vitest';
import { createActor, createMachine, SimulatedClock } from 'xstate';
import { plain } from '../../../inspector/core/actors/plain.ts';
import { editor, fetchWithRetry, trafficLight } from './publicMachines.ts';

type Entry = ActorInspection['trace']['records'][number];

const ofKind = <K extends Entry['kind']>({ trace }: ActorInspection, kind: K) =>
  trace.records.filter((record): record is Extract<Entry, { readonly kind: K }> => record.kind === kind);

/** What the root actor had settled at last. */
const atEnd = (inspection: ActorInspection) => {
  const [root] = ofKind(inspection, 'actor');
  return ofKind(inspection, 'settled').findLast(({ actor }) => actor === root?.actor);
};

const activeAtEnd = (inspection: ActorInspection) => atEnd(inspection)?.active;

function lights() {
  const clock = new SimulatedClock();
  const actor = createActor(trafficLight, { clock });
  const inspection = inspectActor(actor, { title: 'lights' });
  actor.start();
  return { actor, clock, inspection };
}

describe('a traffic light with parallel pedestrians', () => {
  test('has a chart with every state, and its delays and guards as labels', () => {
    const { inspection } = lights();
    const [chart] = Object.values(inspection.trace.charts);
    expect(chart?.nodes.map(({ id, parallel }) => [id, parallel])).toEqual([
      ['trafficLight', true],
      ['trafficLight.cars', false],
      ['trafficLight.cars.green', false],
      ['trafficLight.cars.yellow', false],
      ['trafficLight.cars.red', false],
      ['trafficLight.pedestrians', false],
      ['trafficLight.pedestrians.wait', false],
      ['trafficLight.pedestrians.walk', false],
    ]);
    expect(chart?.edges.map(({ event, guard }) => [event, guard])).toEqual([
      ['after greenTime', undefined],
      ['after yellowTime', undefined],
      ['after greenTime', undefined],
      ['PUSH', undefined],
      ['RESET', 'someoneWaits'],
      ['after yellowTime', undefined],
    ]);
  });

  test('records a guard that fails although nothing moves, and one that passes', () => {
    const { actor, inspection } = lights();
    actor.send({ type: 'RESET' });
    expect(ofKind(inspection, 'guard').map(({ outcome }) => outcome)).toEqual(['false']);
    expect(ofKind(inspection, 'microstep').filter(({ event }) => event === 'RESET')).toEqual([]);
    actor.send({ type: 'PUSH' });
    actor.send({ type: 'RESET' });
    expect(ofKind(inspection, 'guard').map(({ outcome }) => outcome)).toEqual(['false', 'true']);
    expect(activeAtEnd(inspection)).toContain('trafficLight.pedestrians.walk');
  });

  test('shows what an event changed in the context', () => {
    const { actor, inspection } = lights();
    actor.send({ type: 'PUSH' });
    expect(ofKind(inspection, 'settled').at(-1)?.changes).toEqual([
      { path: 'waiting', before: '0', after: '1' },
    ]);
  });

  test('follows delays in both regions', () => {
    const { clock, inspection } = lights();
    clock.increment(1000);
    expect(activeAtEnd(inspection)).toEqual(
      expect.arrayContaining(['trafficLight.cars.yellow', 'trafficLight.pedestrians.wait']),
    );
    expect(ofKind(inspection, 'microstep').at(-1)?.event).toBe('after greenTime');
  });

  test('forks at a past record, and the original does not notice', () => {
    const { actor, inspection } = lights();
    actor.send({ type: 'PUSH' });
    const early = inspection.trace.records.length - 1;
    actor.send({ type: 'RESET' });
    const fork = inspection.fork(early);
    const before = inspection.trace.records.length;
    expect(fork.actor.getSnapshot()).toMatchObject({
      value: { pedestrians: 'wait' },
      context: { waiting: 1 },
    });
    fork.inspection.send(fork.actor.sessionId, { type: 'PUSH' });
    expect(fork.actor.getSnapshot()).toMatchObject({ context: { waiting: 2 } });
    expect(ofKind(fork.inspection, 'settled').at(-1)?.changes).toEqual([
      { path: 'waiting', before: '1', after: '2' },
    ]);
    expect(inspection.trace.records).toHaveLength(before);
    expect(actor.getSnapshot()).toMatchObject({ value: { pedestrians: 'walk' }, context: { waiting: 1 } });
    fork.actor.stop();
  });

  test('refuses a fork before the start and an event to an unknown or an ended actor', () => {
    const clock = new SimulatedClock();
    const actor = createActor(trafficLight, { clock });
    const inspection = inspectActor(actor);
    expect(() => inspection.fork(0)).toThrow(ActorInspectionError);
    actor.start();
    expect(() => inspection.send('nobody', { type: 'PUSH' })).toThrow(
      `There is no actor "nobody". Expected one of ${actor.sessionId} (${actor.id}).`,
    );
    actor.stop();
    expect(() => inspection.send(actor.sessionId, { type: 'PUSH' })).toThrow('has ended (stopped)');
  });
});

describe('a fetch with retry and delay', () => {
  test('records the promises, the delay and which of two guarded answers was taken', async () => {
    const inspection = new ActorInspection({ title: 'fetch' });
    const actor = createActor(fetchWithRetry, {
      input: { limit: 3 },
      inspect: inspection.inspect,
    });
    actor.start();
    actor.send({ type: 'FETCH' });
    await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
    const events = ofKind(inspection, 'microstep').map(({ event }) => event);
    expect(events).toEqual(['FETCH', 'error: load', 'after pause', 'done: load']);
    expect(ofKind(inspection, 'guard').map(({ guard, outcome }) => [guard, outcome])).toEqual([
      ['mayRetry', 'true'],
    ]);
    const loads = ofKind(inspection, 'actor').filter(({ name }) => name === 'load');
    expect(loads).toHaveLength(2);
    expect(loads[0]?.hidden).toMatch(/^Its logic is not a machine/);
    expect(atEnd(inspection)).toMatchObject({
      status: 'done',
      context: { data: 'the answer' },
    });
  });

  test('takes the last answer when the guard before it fails', async () => {
    const actor = createActor(fetchWithRetry, { input: { limit: 1 } });
    const inspection = inspectActor(actor);
    actor.start();
    actor.send({ type: 'FETCH' });
    await vi.waitFor(() => expect(activeAtEnd(inspection)).toContain('fetch.failed'));
    expect(ofKind(inspection, 'guard').map(({ outcome }) => outcome)).toEqual(['false']);
  });
});

describe('an editor with invoked children', () => {
  const edited = () => {
    const actor = createActor(editor);
    const inspection = inspectActor(actor);
    actor.start();
    actor.send({ type: 'OPEN' });
    actor.send({ type: 'TYPE', text: 'a' });
    return { actor, inspection };
  };

  test('records events between actors with their sender', () => {
    const { inspection } = edited();
    const names = new Map(ofKind(inspection, 'actor').map(({ actor, name }) => [actor, name]));
    expect([...names.values()].slice(1).toSorted()).toEqual(['keys', 'spelling']);
    const sent = ofKind(inspection, 'event').filter(({ event }) => event === 'CHECK');
    expect(sent.map(({ actor, from = '' }) => [names.get(from), names.get(actor)])).toEqual([
      ['editor', 'spelling'],
    ]);
    expect(Object.keys(inspection.trace.charts)).toHaveLength(2);
  });

  test('tells a guard that was not reached from one that failed', () => {
    const { actor, inspection } = edited();
    actor.send({ type: 'CLOSE' });
    actor.send({ type: 'SAVE' });
    actor.send({ type: 'OPEN' });
    actor.send({ type: 'TYPE', text: '' });
    expect(ofKind(inspection, 'guard').map(({ guard, outcome }) => [guard, outcome])).toEqual([
      ['isEmpty', 'false'],
      ['isDirty', 'true'],
    ]);
    const empty = createActor(editor);
    const other = inspectActor(empty);
    empty.start();
    empty.send({ type: 'OPEN' });
    empty.send({ type: 'CLOSE' });
    expect(ofKind(other, 'guard').map(({ guard, outcome }) => [guard, outcome])).toEqual([
      ['isEmpty', 'true'],
      ['isDirty', 'notReached'],
    ]);
  });

  test('is inspected with the children it already has', () => {
    const actor = createActor(editor);
    actor.start();
    actor.send({ type: 'OPEN' });
    const inspection = inspectActor(actor);
    expect(ofKind(inspection, 'actor').map(({ name }) => name)).toEqual(['editor', 'spelling', 'keys']);
  });
});

test('a duel and its standby actor are recorded like any other actors, and no guard answers twice differently', () => {
  const inspection = new ActorInspection();
  const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
  const duel = createDuel({ decks, seed: 7, inspect: (event) => inspection.inspect(event) });
  for (let choices = 0; choices < 25 && duel.decision !== undefined; choices++)
    duel.choose(greedyAgent(duel.view(duel.decision.player), duel.decision));
  const standby = ofKind(inspection, 'actor').find(({ name }) => name === 'standby');
  expect(Object.keys(inspection.trace.charts)).toHaveLength(2);
  const guards = ofKind(inspection, 'guard');
  expect(guards.filter(({ actor }) => actor === standby?.actor).map(({ outcome }) => outcome)).toEqual(
    expect.arrayContaining(['true', 'false', 'notReached']),
  );
  expect(guards.filter(({ impure }) => impure)).toEqual([]);
});

test('a recording stops at its limit and says so, while the actor runs on', () => {
  const actor = createActor(trafficLight, { clock: new SimulatedClock() });
  const inspection = inspectActor(actor, { limit: 20 });
  actor.start();
  expect(inspection.trace.stopped).toBe(undefined);
  for (let pushed = 0; pushed < 100; pushed++) actor.send({ type: 'PUSH' });
  expect(inspection.size).toBeLessThan(25);
  expect(inspection.trace.stopped).toMatch(/^The recording stopped after 2\d records/);
  expect(actor.getSnapshot().context.waiting).toBe(100);
  expect(() => inspectActor(actor, { limit: 0.5 })).toThrow(
    'limit is 0.5; expected a whole number above zero.',
  );
});

describe('the context in the records', () => {
  /** Two records of an actor with a list that has not changed between them. */
  const counted = (list: object) => {
    const counter = createMachine({
      context: { count: 0, inner: { count: 0 }, list },
      on: {
        COUNT: {
          actions: ({ context }) => {
            context.inner.count++;
          },
        },
      },
    });
    const actor = createActor(counter);
    const inspection = inspectActor(actor);
    actor.start();
    actor.send({ type: 'COUNT' });
    return ofKind(inspection, 'settled').map(({ context, changes }) => ({ context, changes }));
  };

  test.each([
    ['frozen', Object.freeze([Object.freeze({ id: 1 })])],
    ['not frozen', [{ id: 1 }]],
  ])('is kept once where it has not changed, and notices what is changed in place: %s', (_, list) => {
    const [first, second] = counted(list);
    expect([first, second]).toEqual([
      { context: { count: 0, inner: { count: 0 }, list: [{ id: 1 }] }, changes: expect.anything() },
      {
        context: { count: 0, inner: { count: 1 }, list: [{ id: 1 }] },
        changes: [{ path: 'inner.count', before: '0', after: '1' }],
      },
    ]);
    const listIn = ({ context }: { readonly context: unknown }): unknown => Object(context).list;
    expect(first === undefined || second === undefined || listIn(first) === listIn(second)).toBe(true);
  });

  test('is cut at the same depth wherever the same frozen data lies, and where a circle closes', () => {
    const deep = Object.freeze({ a: Object.freeze({ b: Object.freeze({ c: Object.freeze({ d: 1 }) }) }) });
    const under = (levels: number): object => (levels === 0 ? deep : { in: under(levels - 1) });
    const whole = { a: { b: { c: { d: 1 } } } };
    expect(plain(deep)).toEqual(whole);
    expect(plain(under(4))).toEqual({ in: { in: { in: { in: whole } } } });
    const cut = { a: { b: { c: '[deeper than shown]' } } };
    expect(plain(under(5))).toEqual({ in: { in: { in: { in: { in: cut } } } } });
    const circle: { self?: object } = {};
    circle.self = circle;
    expect(plain(Object.freeze(circle))).toEqual({ self: '[circular]' });
  });

  test('is read again where frozen data has a getter, a map or an actor in it', () => {
    let reads = 0;
    const counting = Object.freeze({
      get reads() {
        return ++reads;
      },
      seen: Object.freeze(new Map([[1, { two: 2 }]])),
    });
    expect([plain(counting), plain(counting)]).toEqual([
      { reads: 1, seen: { map: [[1, { two: 2 }]] } },
      { reads: 2, seen: { map: [[1, { two: 2 }]] } },
    ]);
  });
});
