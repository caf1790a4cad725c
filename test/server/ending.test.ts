import { once } from 'node:events';
import { createServer } from 'node:http';
import { type DuelStore, memoryStore, startServer } from '@taiki/server';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';

describe('a server', () => {
  it('that cannot listen for metrics lets go of its port and its store', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const address = busy.address();
    const metricsPort = typeof address === 'object' && address !== null ? address.port : 0;
    const store = memoryStore();
    let closed = 0;
    const closing: DuelStore = {
      ...store,
      close: async () => {
        closed++;
      },
    };
    const port = await freePort();
    await expect(startServer({ store: closing, port, metricsPort })).rejects.toThrow('EADDRINUSE');
    expect(closed).toBe(1);
    const again = await startServer({ store, port });
    await again.close();
    busy.close();
  });

  it('that cannot close its store closes its ports all the same', async () => {
    const failing: DuelStore = {
      ...memoryStore(),
      close: async () => {
        throw new Error('connection lost');
      },
    };
    const server = await startServer({ store: failing });
    await expect(server.close()).rejects.toThrow('connection lost');
    await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  });

  it('does not wait for a client that no longer answers when it ends', async () => {
    const server = await startServer({ store: memoryStore() });
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}socket`);
    await once(socket, 'open');
    socket.pause();
    const since = performance.now();
    await server.close();
    expect(performance.now() - since).toBeLessThan(10_000);
    socket.terminate();
  });
});

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
