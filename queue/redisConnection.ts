import { Redis } from 'ioredis';
import { CallerError, QueueError, queueError } from './queueError.ts';

const CONNECT_MS = 5000;
const MAX_RETRY_MS = 2000;

/** An open connection, which is made again whenever it is lost. */
export interface RedisConnection {
  readonly redis: Redis;
  /** The address without user and password. */
  readonly address: string;
  readonly close: () => void;
}

function parsedAddress(url: string): URL {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed !== undefined && ['redis:', 'rediss:'].includes(parsed.protocol) && parsed.hostname !== '')
    return parsed;
  throw new QueueError(
    'BAD_ADDRESS',
    'Not the address of a Redis server. Expected redis://host:6379, or rediss://user:password@host:6380 for TLS.',
  );
}

/** What to tell of an error of ioredis, whose own message is sometimes empty. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return error.message || code || error.name;
}

/**
 * Connects to Redis.
 * @param onChange called with a sentence when the connection is lost and when it is there again.
 * @throws {QueueError} BAD_ADDRESS or UNREACHABLE.
 */
export async function connectRedis(
  url: string,
  onChange: (message: string) => void = () => {},
): Promise<RedisConnection> {
  const parsed = parsedAddress(url);
  const address = `${parsed.protocol}//${parsed.host}${parsed.pathname.replace(/^\/$/, '')}`;
  let state: 'connecting' | 'connected' | 'lost' | 'closed' = 'connecting';
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (state === 'connecting' ? null : Math.min(times * 100, MAX_RETRY_MS)),
  });
  let reason: string | undefined;
  redis.on('error', (error: unknown) => {
    reason = reasonOf(error);
  });
  const close = () => {
    state = 'closed';
    redis.disconnect();
  };
  try {
    await answered(redis);
  } catch (cause) {
    close();
    const why = reason ?? reasonOf(cause);
    throw new QueueError('UNREACHABLE', `Cannot reach Redis at ${address}: ${why}. Is it running there?`, {
      cause,
    });
  }
  state = 'connected';
  redis.on('close', () => {
    if (state !== 'connected') return;
    state = 'lost';
    onChange(`Lost the connection to Redis at ${address}. Trying again.`);
  });
  redis.on('ready', () => {
    if (state !== 'lost') return;
    state = 'connected';
    onChange(`Connected to Redis at ${address} again.`);
  });
  return { redis, address, close };
}

/** Resolves when Redis has answered: another server may accept the connection and stay silent. */
async function answered(redis: Redis): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer for ${CONNECT_MS / 1000} seconds`)), CONNECT_MS);
  });
  const asked = redis.connect().then(() => redis.ping());
  asked.catch(() => {});
  try {
    await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The result of commands, or the error of Redis as a QueueError. What the caller threw is thrown as it is. */
export async function ofRedis<T>(address: string, command: Promise<T>): Promise<T> {
  try {
    return await command;
  } catch (cause) {
    if (cause instanceof CallerError) throw cause.cause;
    throw queueError('REDIS_FAILED', `Redis at ${address} failed`, cause);
  }
}
