import { isMainThread, MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { CONTROL, type Command, START_VARIABLE, type Start } from './command.ts';

/** Reads on a thread of its own, since the program may never yield; each message is counted and wakes the program. */
const READER = `
const { workerData: { port, counter, descriptor } } = require('node:worker_threads');
const { Socket } = require('node:net');
const count = new Int32Array(counter);
const tell = (line) => { port.postMessage(line); Atomics.add(count, 0, 1); Atomics.notify(count, 0); };
const socket = new Socket({ fd: descriptor, readable: true, writable: false });
socket.on('error', () => tell('{"type":"detached"}'));
require('node:readline').createInterface({ input: socket }).on('line', tell).on('close', () => tell('{"type":"detached"}'));
`;

/** The commands to a watched program, read without yielding to the event loop. */
export interface Commands {
  readonly start: Start;
  /** The next command that has arrived. */
  readonly next: () => Command | undefined;
  /** Blocks the thread until a command arrives. */
  readonly wait: () => Command;
  /** Calls back for a command that arrives while the program is idle. */
  readonly onIdle: (listener: (command: Command) => void) => void;
}

/** Undefined in a process or thread that the inspector did not start. */
export function openCommands(): Commands | undefined {
  const given = process.env[START_VARIABLE];
  if (given === undefined || !isMainThread) return undefined;
  // Processes that the program starts are not watched.
  delete process.env[START_VARIABLE];
  const { port1: port, port2 } = new MessageChannel();
  const counter = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const count = new Int32Array(counter);
  const reader = new Worker(READER, {
    eval: true,
    execArgv: [],
    workerData: { port: port2, counter, descriptor: CONTROL },
    transferList: [port2],
  });
  reader.unref();
  port.unref();
  const parsed = (line: unknown): Command => JSON.parse(String(line));
  const next = (): Command | undefined => {
    const received: { readonly message: unknown } | undefined = receiveMessageOnPort(port);
    return received === undefined ? undefined : parsed(received.message);
  };
  return {
    start: JSON.parse(given),
    next,
    wait: () => {
      for (;;) {
        const seen = Atomics.load(count, 0);
        const command = next();
        if (command !== undefined) return command;
        Atomics.wait(count, 0, seen);
      }
    },
    onIdle: (listener) => {
      port.on('message', (line: unknown) => listener(parsed(line)));
      port.unref();
    },
  };
}
