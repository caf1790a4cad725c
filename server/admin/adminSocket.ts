import { chmod, lstat, mkdtemp, rename, rm, rmdir } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { RpcEndpoint } from '../rpc/index.ts';

const MESSAGE_BYTES = 16 * 1024;
const ONLY_OWNER = 0o600;
/** What a socket in the file system may be called at most, on every system that has them. */
const MAX_PATH_BYTES = 90;
const NEW_LINE = 0x0a;

export interface AdminSocket {
  readonly close: () => Promise<void>;
}

/**
 * Serves administrators on a socket in the file system, which only the user of this process can open: nobody else is asked for a
 * password, and it cannot be reached over a network.
 * @throws {TypeError} if the path is too long, or something else is there; the system error if it cannot be used.
 */
export async function listenForAdmins(path: string, endpoint: RpcEndpoint): Promise<AdminSocket> {
  if (Buffer.byteLength(path) > MAX_PATH_BYTES)
    throw new TypeError(
      `The path ${path} is too long for a socket, expected at most ${MAX_PATH_BYTES} bytes.`,
    );
  await mustBeFree(path);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    answerLines(socket, endpoint);
  });
  await listenOnlyForOwner(server, path);
  return {
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      await rm(path, { force: true });
    },
  };
}

/** A socket that was left behind by a killed server is replaced. */
async function mustBeFree(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined) return;
  if (!found.isSocket())
    throw new TypeError(`${path} is there, and is no socket. Expected a path of a new one.`);
  const isUsed = await new Promise<boolean>((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
  if (isUsed) throw new TypeError(`${path} is the socket of a server that is running.`);
}

/** Makes the socket in a folder that only its owner can enter, and moves it to its path once its mode is set. */
async function listenOnlyForOwner(server: Server, path: string): Promise<void> {
  const folder = await mkdtemp(`${path}.`);
  const made = join(folder, 's');
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(made, resolve);
    });
    await chmod(made, ONLY_OWNER);
    await rename(made, path);
  } finally {
    await rmdir(folder).catch(() => {});
  }
}

/** Answers one line after the other. A line that is too long closes the connection. */
function answerLines(socket: Socket, endpoint: RpcEndpoint): void {
  let rest = Buffer.alloc(0);
  let queue: Promise<void> = Promise.resolve();
  socket.on('data', (data) => {
    rest = Buffer.concat([rest, data]);
    for (let end = rest.indexOf(NEW_LINE); end >= 0; end = rest.indexOf(NEW_LINE)) {
      const line = rest.subarray(0, end);
      rest = rest.subarray(end + 1);
      queue = queue.then(async () => {
        const answered = await endpoint.receive(line);
        if (answered !== undefined && socket.writable) socket.write(`${answered}\n`);
      });
    }
    if (rest.length > MESSAGE_BYTES) socket.destroy();
  });
}

export const ADMIN_LIMITS = { messageBytes: MESSAGE_BYTES, depth: 5, batch: 10 } as const;
