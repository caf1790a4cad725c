import { once } from 'node:events';
import { OwnedElsewhere } from '@taiki/server';
import { expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { Relay } from '../../server/web/relay.ts';

it('a server passes an answer on before the updates that follow it', async () => {
  const owner = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(owner, 'listening');
  owner.on('connection', (socket) =>
    socket.on('message', (data) => {
      const { id } = JSON.parse(String(data));
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: 'chosen' }));
      socket.send('{"method":"duel.changed"}');
    }),
  );
  const address = owner.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const there = new OwnedElsewhere(`ws://127.0.0.1:${port}/`, 'secret');
  const passed: unknown[] = [];
  const relay = new Relay(
    'client',
    (text) => passed.push(text),
    () => {},
  );
  for (let asked = 0; asked < 3; asked++) {
    passed.push(await relay.call(there, 'duel.choose', {}));
    await expect.poll(() => passed.length).toBe(2);
    expect(passed.splice(0)).toEqual(['chosen', '{"method":"duel.changed"}']);
  }
  relay.close();
  owner.close();
});
