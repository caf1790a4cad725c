import { SKIPPED, WarmModules } from './warmModules.mjs';

/**
 * Runs tests in one process that keeps the modules which do not depend on a changed file. Each message is a run:
 *
 *   changed  the source files that have changed since the last run
 *   files    the test files
 *   named    a pattern for the names of the tests
 *   first    how the names of those tests begin that are run before the others
 *   until    `theEnd`, or `aFailure` for not running others once one has failed
 *
 * The answer lists the names of the tests that passed and failed, or has the `error` that kept a file from loading.
 */
const modules = await WarmModules.open(process.argv[2]);

/** The engine keeps what it has worked out about the cards on the pool. */
const POOL = 'library/fullLibrary.ts';

async function resultOf({ run }) {
  try {
    await run();
    return 'passed';
  } catch (cause) {
    return cause === SKIPPED ? 'skipped' : 'failed';
  }
}

async function runTests({ changed, files, named, first, until }) {
  modules.changed(POOL, ...changed);
  const outcome = { passed: [], failed: [], skipped: [] };
  const pattern = new RegExp(named);
  const collect = async (file) => (await modules.testsOf(file)).filter(({ name }) => pattern.test(name));
  const run = async (tests) => {
    for (const test of tests) {
      if (until === 'aFailure' && outcome.failed.length > 0) return;
      outcome[await resultOf(test)].push(test.name);
    }
  };
  const isFirst = ({ name }) => first.some((start) => name.startsWith(`${start} `));

  const others = [];
  for (const file of files) {
    const tests = await collect(file);
    for (const test of tests.filter(isFirst)) outcome[await resultOf(test)].push(test.name);
    const later = tests.filter((test) => !isFirst(test));
    if (first.length > 0) others.push(...later);
    else await run(later);
  }
  await run(others);
  return outcome;
}

process.on('message', async (message) => {
  try {
    process.send(await runTests(message));
  } catch (cause) {
    process.send({ error: cause instanceof Error ? cause.message : String(cause) });
  }
});
process.once('disconnect', () => process.exit());
