import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type DuelWorkers,
  startWorkers,
  type ThreadOptions,
} from '../../server/duels/workers/duelWorkers.ts';
import { programUrl } from '../support/bundlePrograms.ts';

/** Threads that end, as if by a fault, or do nothing for so many milliseconds, when they are told to on a channel of their own. */
const canBeEnded = (channel: string): string => `
import { BroadcastChannel as Ends } from 'node:worker_threads';
const ends = new Ends('${channel}');
ends.onmessage = ({ data }) => {
  if (data === 'end') process.exit(7);
  const end = performance.now() + data;
  while (performance.now() < end);
};
ends.unref();
`;

export interface TestThreads extends DuelWorkers {
  /** The name of the `BroadcastChannel` on which they are told to: `end`, or a number of milliseconds. */
  readonly ends: string;
}

/** Threads that play duels from the bundled sources. */
export async function startThreads(count: number, options: ThreadOptions = {}): Promise<TestThreads> {
  const folder = mkdtempSync(join(tmpdir(), 'taiki-thread-'));
  const outfile = join(folder, 'workerThread.mjs');
  const ends = randomUUID();
  writeFileSync(outfile, `import '${programUrl('workerThread')}';${canBeEnded(ends)}`);
  const workers = await startWorkers(count, { module: pathToFileURL(outfile), ...options });
  const close = async (): Promise<void> => {
    await workers.close();
    rmSync(folder, { recursive: true });
  };
  return { ...workers, close, ends };
}
