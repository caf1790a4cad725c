import { Failure } from '../../cli/failure.ts';
import { processHost } from '../../cli/host.ts';
import { simulate } from '../../cli/simulate/simulate.ts';

/** A simulation that nobody waits the end of, here or on a queue: to be interrupted. It keeps records, which tell that it has begun. */
const [module, records = '', queue] = process.argv.slice(2);
const agents = ['random', 'random'] as const;
const decks = { deck1: 'radiant-tide', deck2: 'burning-shadow' };
try {
  await simulate(
    {
      ...decks,
      games: 100_000,
      seed: 1,
      agents,
      workers: 1,
      records,
      recordsOf: 'all',
      ...(queue === undefined ? {} : { queue }),
    },
    processHost(),
    module,
  );
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
