import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';

/** Consecutive duels of a run, which one worker plays: a job of its queue. */
export interface Part {
  readonly from: number;
  readonly games: number;
}

/** Where a worker has joined a run, or why it plays no part of it. */
export interface Joined {
  readonly worker: string;
  readonly refusal?: string;
}

/** The prefix of everything in Redis. */
export const PREFIX = 'taiki';

/** How long a run is announced without being renewed: workers then remove what is left of it. */
const RUN_LEASE_MS = 15_000;

/** A part that has lost so many workers is played once more: then it is likely to be the reason, and given up. */
export const MAX_LOST_WORKERS = 2;

/** Only for runs of which no worker is left that could remove them. */
const JOINED_MS = 86_400_000;

const RUNS = `${PREFIX}:runs`;
const settingsKey = (run: string): string => `${PREFIX}:run:${run}`;
const joinedKey = (run: string): string => `${PREFIX}:run:${run}:joined`;

export const queueName = (run: string): string => `run-${run}`;

const ANSWERS_IN_EVENTS = 100;

/** A new queue for a run. BullMQ keeps the last events, which contain answers. */
export const newQueue = (redis: Redis, run: string): Queue<Part, unknown> =>
  new Queue(queueName(run), {
    connection: redis,
    prefix: PREFIX,
    streams: { events: { maxLen: ANSWERS_IN_EVENTS } },
  });

/** Tells workers of a run. @param settings what its parts have in common, for `WorkerOptions.prepare`. */
export async function announce(redis: Redis, run: string, settings: string): Promise<void> {
  await redis.set(settingsKey(run), settings, 'PX', RUN_LEASE_MS);
  await redis.zadd(RUNS, String(Date.now()), run);
}

/** @returns whether the run was still announced. */
export const renew = async (redis: Redis, run: string): Promise<boolean> =>
  (await redis.pexpire(settingsKey(run), RUN_LEASE_MS)) === 1 && (await redis.zscore(RUNS, run)) !== null;

/** Ends a run: workers then drop what they play of it. */
export async function withdraw(redis: Redis, run: string): Promise<void> {
  await redis.del(settingsKey(run));
}

/** Removes all that Redis has of a run that is over. Its place on the list goes last: a worker ends what is cut short. */
export async function remove(redis: Redis, run: string): Promise<void> {
  const queue = new Queue(queueName(run), { connection: redis, prefix: PREFIX, skipMetasUpdate: true });
  queue.on('error', () => {});
  try {
    await queue.obliterate({ force: true });
  } finally {
    await queue.close();
  }
  await redis.del(joinedKey(run));
  await redis.zrem(RUNS, run);
}

/** The runs that have been announced, the oldest first, and have not been removed; some may be over. */
export const announcedRuns = (redis: Redis): Promise<readonly string[]> => redis.zrange(RUNS, '0', '-1');

/** The settings of a run, or undefined if it is over. */
export const settingsOf = async (redis: Redis, run: string): Promise<string | undefined> =>
  (await redis.get(settingsKey(run))) ?? undefined;

/** Tells a run that a worker has joined it, or refuses to. */
export async function join(redis: Redis, run: string, { worker, refusal = '' }: Joined): Promise<void> {
  await redis.hset(joinedKey(run), worker, refusal);
  await redis.pexpire(joinedKey(run), JOINED_MS);
}

export const joinedTo = async (redis: Redis, run: string): Promise<readonly Joined[]> =>
  Object.entries(await redis.hgetall(joinedKey(run))).map(([worker, refusal]) =>
    refusal === '' ? { worker } : { worker, refusal },
  );
