import { arena } from '../../cli/arena/arena.ts';
import { Failure } from '../../cli/failure.ts';
import { processHost } from '../../cli/host.ts';

/** An arena that nobody waits the end of: to be interrupted. */
try {
  await arena(
    ['random', 'random'],
    { games: 100_000, seed: 1, workers: 1, deck: 'burning-shadow' },
    processHost(),
    process.argv[2],
  );
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
