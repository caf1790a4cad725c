import { type InspectorServer, type Session, serve } from '@taiki/inspector';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  createWebSocketReceiver,
  createWindowReceiver,
  type ParsedReceiverEvent,
} from '../../inspector/bridge/receivers.ts';
import { WindowBridge } from '../../inspector/bridge/windowBridge.ts';
import type { PlayerEvent } from '../../inspector/messages.ts';
import { connectionResult, startedSession } from './client.ts';

const SEED = 6;
let session: Session;
let server: InspectorServer;

beforeAll(async () => {
  // The receiver expects a browser, and Node 20 has no global WebSocket.
  Object.assign(globalThis, { WebSocket });
  session = startedSession(SEED);
  server = await serve({ session, xstate: { receiver: new URL('https://receiver.example/receiver.html') } });
});
afterAll(async () => {
  Reflect.deleteProperty(globalThis, 'WebSocket');
  await server.close();
});

type Registered = Extract<ParsedReceiverEvent, { type: 'service.register' }>;

const xstateEvent = (data: object, origin: string) =>
  ({
    type: 'xstate.event',
    event: JSON.stringify({ name: 'x', data, $$type: 'scxml', type: 'external', origin }),
  }) as never;

describe('a receiver of @xstate/inspect over a WebSocket', () => {
  const got: ParsedReceiverEvent[] = [];
  let receiver: ReturnType<typeof createWebSocketReceiver>;

  beforeAll(() => {
    receiver = createWebSocketReceiver({ server: server.receivers ?? '', serialize: undefined });
    receiver.subscribe((event) => void got.push(event));
  });

  test('receives both charts with every state', async () => {
    await expect.poll(() => got.filter(({ type }) => type === 'service.register').length).toBe(2);
    const [standby, duel] = ['0/standby', '0/duel'].map((id) =>
      got.find((event): event is Registered => event.type === 'service.register' && event.sessionId === id),
    );
    expect(duel?.machine.stateIds).toHaveLength(session.header.charts.duel.nodes.length);
    expect(standby?.machine.stateIds).toHaveLength(session.header.charts.standby.nodes.length);
    expect(standby?.parent).toBe('0/duel');
    expect(duel?.state.value).toEqual({ turn: { charge: 'choosing' } });
  });

  test('receives the states and events of a running duel', async () => {
    await session.play(0, 'decision');
    const states = () =>
      got.filter((event) => event.type === 'service.state' && event.sessionId === '0/duel');
    await expect.poll(() => states().length).toBe(1);
    expect(got).toContainEqual(
      expect.objectContaining({ type: 'service.event', event: expect.objectContaining({ name: 'choose' }) }),
    );
    expect(states()[0]).toMatchObject({
      state: { context: { decision: { player: expect.stringMatching(/p[12]/) } } },
    });
  });

  test('can send the choice of a player, and nothing else', async () => {
    const before = session.line(0).records.length;
    const invalid = [
      xstateEvent({ type: 'standby.empty' }, '0/duel'),
      xstateEvent({ type: 'choose', answer: ['0'] }, '0/duel'),
      xstateEvent({ type: 'choose', answer: [999] }, '0/duel'),
      xstateEvent({ type: 'choose', answer: [0] }, '7/duel'),
      xstateEvent({ type: 'choose', answer: [0] }, 'unknown'),
      { type: 'xstate.event', event: 'not JSON' } as never,
      { type: 'unknown' } as never,
    ];
    for (const message of invalid) receiver.send(message);
    receiver.send(xstateEvent({ type: 'choose', answer: [0] }, '0/duel'));
    const choices = () =>
      session
        .line(0)
        .records.slice(before)
        .filter(({ kind }) => kind === 'choice');
    await expect.poll(() => choices().length).toBe(1);
    expect(choices()).toMatchObject([{ answer: [0] }]);
  });

  test('receives the end of the duel', async () => {
    session.concede(0, 'p1');
    await expect.poll(() => got.filter(({ type }) => type === 'service.stop').length).toBe(2);
  });

  test('needs the token, and connects from a program or the configured origin', async () => {
    const address = `ws://${server.receivers}`;
    expect(await connectionResult(address)).toBe('open');
    expect(await connectionResult(address, { origin: 'https://receiver.example' })).toBe('open');
    expect(await connectionResult(address, { origin: 'https://other.example' })).toBe('refused 403');
    expect(await connectionResult(address.replace(/token=.*/, 'token=x'))).toBe('refused 403');
    expect(
      await connectionResult(address.replace('/xstate', '/socket'), { origin: 'https://receiver.example' }),
    ).toBe('refused 403');
  });
});

test('a receiver that sends invalid JSON gets an error, and the duel continues', async () => {
  const socket = new WebSocket(`ws://${server.receivers}`);
  const answer = await new Promise((resolve) => {
    socket.on('open', () => socket.send('{'));
    socket.on('message', (data) => resolve(JSON.parse(data.toString())));
  });
  expect(answer).toMatchObject({ type: 'taiki.refused' });
  socket.terminate();
  expect(session.line(0).info.mode).toBe('driven');
});

/** Two windows that deliver each other's messages synchronously. */
function connectedWindows() {
  type Listener = (event: { data: unknown; origin: string; source: unknown }) => void;
  const made = ['https://page.example', 'https://receiver.example'].map((origin) => {
    const listeners = new Set<Listener>();
    return {
      origin,
      listeners,
      addEventListener: (_: 'message', listener: Listener) => void listeners.add(listener),
      removeEventListener: (_: 'message', listener: Listener) => void listeners.delete(listener),
    };
  });
  const [page, receiver] = made;
  if (page === undefined || receiver === undefined) throw new Error('Expected two windows.');
  const sent: string[] = [];
  const end = (to: typeof page, from: typeof page) => ({
    postMessage: (data: unknown, targetOrigin: string) => {
      sent.push(targetOrigin);
      if (targetOrigin !== '*' && targetOrigin !== to.origin) return;
      for (const listener of to.listeners)
        listener({ data, origin: from.origin, source: ends[from === page ? 'page' : 'receiver'] });
    },
  });
  const ends = { page: {} as ReturnType<typeof end>, receiver: {} as ReturnType<typeof end> };
  Object.assign(ends.page, end(page, receiver));
  Object.assign(ends.receiver, end(receiver, page));
  return { page, receiver, ends, sent };
}

describe('a receiver of @xstate/inspect in another window', () => {
  test('receives the lines of the page, and can send the choice of a player', async () => {
    const shownSession = startedSession(SEED);
    const { page, receiver: other, ends, sent } = connectedWindows();
    const chosen: (readonly [number, PlayerEvent])[] = [];
    const bridge = new WindowBridge({
      header: shownSession.header,
      window: page,
      receiver: ends.receiver,
      receiverOrigin: other.origin,
      onEvent: (line, event) => void chosen.push([line, event]),
    });
    bridge.records(0, shownSession.line(0).records);
    const got: ParsedReceiverEvent[] = [];
    const receiver = createWindowReceiver({
      window: other as never,
      targetWindow: ends.page as never,
    });
    receiver.subscribe((event) => void got.push(event));
    receiver.send({ type: 'xstate.inspecting' });
    expect(got.map(({ type }) => type)).toEqual(['service.register', 'service.register']);
    const before = shownSession.line(0).records.length;
    await shownSession.play(0, 'decision');
    bridge.records(0, shownSession.line(0).records.slice(before));
    expect(got.at(-1)).toMatchObject({ type: 'service.state', sessionId: '0/duel' });
    receiver.send(xstateEvent({ type: 'concede', player: 'p2' }, '0/duel'));
    receiver.send(xstateEvent({ type: 'standby.lapse' }, '0/standby'));
    expect(chosen).toEqual([[0, { type: 'concede', player: 'p2' }]]);
    expect(new Set(sent)).toEqual(new Set(['*', other.origin]));
    bridge.close();
    expect(page.listeners.size).toBe(0);
  });

  test('receives nothing if it has another origin', () => {
    const shownSession = startedSession(SEED);
    const { page, receiver: other, ends } = connectedWindows();
    const bridge = new WindowBridge({
      header: shownSession.header,
      window: page,
      receiver: ends.receiver,
      receiverOrigin: 'https://other.example',
      onEvent: () => expect.unreachable(),
    });
    bridge.records(0, shownSession.line(0).records);
    let received = 0;
    other.addEventListener('message', () => {
      received++;
    });
    ends.page.postMessage({ type: 'xstate.inspecting' }, page.origin);
    expect(received).toBe(0);
  });
});
