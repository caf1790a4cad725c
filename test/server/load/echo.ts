import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as later } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** A server that sends back what it receives, in a process of its own. */
const SERVER = `
import { WebSocketServer } from 'ws';
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => console.log(server.address().port));
server.on('connection', (socket) => socket.on('message', (data) => socket.send(data)));
`;

const PERIOD_MS = 20;

export interface Echo {
  /** Milliseconds until a message came back, since the last time this was asked. */
  readonly times: () => number[];
  readonly end: () => void;
}

/** Sends a message of this length every 20 milliseconds to a plain server: what this machine can do at this moment. */
export async function startEcho(bytes: number): Promise<Echo> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
  await once(socket, 'open');
  const text = 'x'.repeat(bytes);
  let times: number[] = [];
  let isOpen = true;
  const send = async (): Promise<void> => {
    while (isOpen) {
      const start = performance.now();
      socket.send(text);
      await once(socket, 'message');
      times.push(performance.now() - start);
      await later(PERIOD_MS);
    }
  };
  void send();
  return {
    times: () => {
      const taken = times;
      times = [];
      return taken;
    },
    end: () => {
      isOpen = false;
      socket.terminate();
      child.kill();
    },
  };
}
