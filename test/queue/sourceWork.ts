import { Failure } from '../../cli/failure.ts';
import { processHost } from '../../cli/host.ts';
import { work } from '../../cli/queue/work.ts';

/** `taiki work` as a process of its own, from the sources. */
const [module = '', queue = '', lease = ''] = process.argv.slice(2);
try {
  await work({ queue, workers: 1, lease: Number(lease) }, processHost(), module);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
