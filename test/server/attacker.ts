import { WebSocket } from 'ws';

export interface Attack {
  readonly url: string;
  readonly messages: readonly string[];
  readonly connections: number;
}

const ADDRESS = '127.0.0.2';
/** A connection sends a little less often than it may. */
const EVERY_MS = 1000 / 19;

/** Sends messages from one address, on several connections. Reads and forgets the answers. */
async function attack({ url, messages, connections }: Attack): Promise<void> {
  const sockets = new Set<WebSocket>();
  const open = (): Promise<unknown> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}socket`, { localAddress: ADDRESS });
      sockets.add(socket);
      socket.on('open', resolve);
      socket.on('error', resolve);
      socket.on('close', () => {
        sockets.delete(socket);
        setTimeout(open, EVERY_MS);
      });
    });
  await Promise.all(Array.from({ length: connections }, open));
  let sent = 0;
  setInterval(() => {
    for (const socket of sockets)
      if (socket.readyState === socket.OPEN) socket.send(messages[sent++ % messages.length] ?? '');
  }, EVERY_MS);
}

/** A process of its own, which attacks as it is told, and says when it does. */
process.once('message', (told: Attack) => void attack(told).then(() => process.send?.('attacking')));
