import { afterAll, expect, it, vi } from 'vitest';

class Socket {
  static last: Socket | undefined;
  readonly sent: { readonly id: number; readonly method: string }[] = [];
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (message: { readonly data: string }) => void = () => {};

  constructor() {
    Socket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
}

const listeners = new Map<string, () => void>();
const location = { hash: '' };
vi.stubGlobal('WebSocket', Socket);
vi.stubGlobal('location', location);
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { baseURI: 'http://127.0.0.1/', title: '' });
vi.stubGlobal('window', {
  addEventListener: (type: string, listen: () => void) => listeners.set(type, listen),
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a page that is asked for a duel while it connects shows each fact once', async () => {
  const { start } = await import('../../server/page/state.ts');
  const { facts } = await import('../../server/page/duel/state.ts');
  start();
  const token = `${'A'.repeat(16)}.${'A'.repeat(32)}`;
  location.hash = `#duel=${token}`;
  listeners.get('hashchange')?.();
  const socket = Socket.last;
  socket?.onopen();
  const asked = socket?.sent ?? [];
  expect(asked.length).toBeGreaterThan(0);
  for (const { id, method } of asked) {
    expect(method).toBe('duel.watch');
    const result = { duel: token, view: null, facts: [{ kind: 'duelBegan' }], next: 1 };
    socket?.onmessage({ data: JSON.stringify({ jsonrpc: '2.0', id, result }) });
  }
  await new Promise((resolve) => setTimeout(resolve));
  expect(facts.value).toEqual([{ kind: 'duelBegan' }]);
});

it('a page whose connection is lost while it asks says so no longer than that', async () => {
  const { connection } = await import('../../server/page/state.ts');
  const { problem } = await import('../../server/page/duel/state.ts');
  listeners.get('hashchange')?.();
  vi.useFakeTimers();
  Socket.last?.onclose();
  await vi.advanceTimersByTimeAsync(0);
  expect([connection.isOpen.value, problem.value]).toEqual([false, undefined]);
});
