import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

/** Whether there is a `redis-server` to start. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** A Redis server for a test, which keeps nothing on disk. */
export class RedisServer {
  readonly url: string;
  readonly client: Redis;
  readonly #folder = mkdtempSync(join(tmpdir(), 'taiki-redis-'));
  readonly #port: number;
  readonly #argv: readonly string[];
  #process: ChildProcess | undefined;

  private constructor(port: number, argv: readonly string[]) {
    this.#port = port;
    this.#argv = argv;
    this.url = `redis://127.0.0.1:${port}`;
    this.client = new Redis(this.url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
    this.client.on('error', () => {});
  }

  static async start(...argv: readonly string[]): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), argv);
    await server.run();
    return server;
  }

  /** Starts it, again if it was killed. */
  async run(): Promise<void> {
    const argv = ['--port', String(this.#port), '--bind', '127.0.0.1', '--dir', this.#folder, '--save', ''];
    this.#process = spawn('redis-server', [...argv, ...this.#argv], { stdio: 'ignore' });
    await this.client.ping();
  }

  kill(): Promise<void> {
    const child = this.#process;
    return new Promise((resolve) => {
      child?.once('close', () => resolve());
      child?.kill('SIGKILL');
    });
  }

  /** The keys that it has. */
  async keys(): Promise<readonly string[]> {
    return (await this.client.keys('*')).sort();
  }

  async stop(): Promise<void> {
    this.client.disconnect();
    await this.kill();
    rmSync(this.#folder, { recursive: true });
  }
}
