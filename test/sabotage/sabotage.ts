import { availableParallelism } from 'node:os';
import { styleText } from 'node:util';
import { refuseOptions, toolOptions } from '../../tools/toolOptions.ts';
import { breakFile, type Fault } from './fault.ts';
import { faults as ruledFaults } from './faults/index.ts';
import { propertyFaults } from './propertyFaults.ts';
import { keepResult, wasCaught } from './results.ts';
import { searchFaults } from './searchFaults.ts';
import { SCENARIOS, testsFor, WarmTests } from './warmTests.ts';
import { makeCopy, removeCopy } from './workCopy.ts';

const USAGE = `Breaks one rule at a time in copies of the sources and runs the scenarios. A fault that no scenario catches is a rule that no
scenario tests.

npm run test:sabotage -- [options]

  --search       search generated duels for properties that the faults of propertyFaults.ts violate, instead of the scenarios
  --runs <n>     the maximum number of duels per fault in a search
  --write        write the results of the search to docs/planted-faults.md
  --list         only list the faults
  --only <text>  only faults whose name contains the text; can be repeated
  --skip <n>     leave out the first n faults, such as those that an earlier run tried
  --quick        stop at the first test that fails after those that must fail, which is faster but reports fewer
  --resume       leave out the faults that earlier runs caught, according to reports/sabotage.jsonl
  --jobs <n>     the number of copies used in parallel
  --seconds <n>  the maximum duration of the tests of one fault; raise it on a busy machine`;

const { values } = toolOptions(USAGE, {
  options: {
    search: { type: 'boolean', default: false },
    runs: { type: 'string', default: '1000' },
    write: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    skip: { type: 'string', default: '0' },
    quick: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
    jobs: { type: 'string', default: String(availableParallelism()) },
    seconds: { type: 'string', default: '120' },
  },
});

const faults = values.search ? propertyFaults : ruledFaults;

const MAX_SHOWN = 8;

function secondsPerFault(): number {
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) refuseOptions(`--seconds: expected a number greater than 0, not "${values.seconds}".`);
  return seconds;
}
const maxSeconds = secondsPerFault();

interface Tried {
  readonly fault: Fault;
  /** The ids of the scenarios that failed, or the test file that did. */
  readonly caughtBy: readonly string[];
  readonly error: string | undefined;
}

const unmet = ({ fault, caughtBy }: Tried): readonly string[] =>
  (fault.expectedBy ?? []).filter((id) => !caughtBy.includes(id));

const isCaught = (tried: Tried): boolean => tried.caughtBy.length > 0 && unmet(tried).length === 0;

function verdict(tried: Tried): string {
  const { caughtBy, error } = tried;
  if (error !== undefined) return styleText('red', `ERROR ${error}`);
  if (caughtBy.length === 0) return styleText('red', 'MISSED');
  const more = caughtBy.length > MAX_SHOWN ? ` and ${caughtBy.length - MAX_SHOWN} more` : '';
  const ids = `${caughtBy.slice(0, MAX_SHOWN).join(' ')}${more}`;
  return isCaught(tried) ? ids : `${ids} ${styleText('red', `but not by ${unmet(tried).join(' ')}`)}`;
}

const NAME = Math.max(...faults.map(({ name }) => name.length));
const FILE = Math.max(...faults.map(({ file }) => file.length));
const row = ({ name, rule, file }: Fault): string =>
  `${name.padEnd(NAME)}  ${rule.padEnd(7)}  ${file.padEnd(FILE)}`;

const idOf = (test: string): string => test.slice(0, test.indexOf(' '));

/** Tries one fault. Tests that fail without the fault do not count. */
async function tryOne(fault: Fault, tests: WarmTests, passing: ReadonlySet<string>): Promise<Tried> {
  const { seenBy, expectedBy: first = [] } = fault;
  const restore = breakFile(fault, tests.folder);
  try {
    const until = values.quick ? 'aFailure' : 'theEnd';
    const { failed } = await tests.run({ ...testsFor(fault), changed: [fault.file], first, until });
    const noticed = failed.filter((test) => passing.has(test));
    const caughtBy = noticed.map((test) => seenBy ?? idOf(test));
    return { fault, caughtBy: [...new Set(caughtBy)].sort(), error: undefined };
  } catch (error) {
    return { fault, caughtBy: [], error: error instanceof Error ? error.message : String(error) };
  } finally {
    restore();
    tests.forget(fault.file);
  }
}

function skippedFaults(): number {
  const skipped = Number(values.skip);
  if (!Number.isInteger(skipped) || skipped < 0)
    refuseOptions(`--skip: expected a whole number of faults, not "${values.skip}".`);
  return skipped;
}

/** The faults selected by --only and --skip. */
function chosenFaults(): readonly Fault[] {
  const wanted = values.only.map((text) => text.toLowerCase());
  const named = faults.filter(
    ({ name }) => wanted.length === 0 || wanted.some((text) => name.toLowerCase().includes(text)),
  );
  if (named.length === 0)
    refuseOptions(`--only: no fault has a name with "${values.only.join('", "')}". See --list.`);
  const later = named.slice(skippedFaults());
  const chosen = values.resume ? later.filter((fault) => !wasCaught(fault)) : later;
  if (chosen.length === 0 && later.length > 0) console.log('Earlier runs caught all of these faults.');
  if (later.length === 0)
    refuseOptions(`--skip: there are only ${named.length} faults, so none is left after ${values.skip}.`);
  return chosen;
}

/** The names of the tests that pass without a fault. */
async function passingTests(chosen: readonly Fault[], tests: WarmTests): Promise<ReadonlySet<string>> {
  const others = [...new Set(chosen.flatMap(({ seenBy = [] }) => seenBy))];
  const scenarios = await tests.run(SCENARIOS);
  const all = await tests.run({ files: others, named: '.' });
  console.log(`${chosen.length} faults, ${new Set(scenarios.passed.map(idOf)).size} scenarios\n`);
  const failed = [...scenarios.failed, ...all.failed];
  if (failed.length > 0)
    console.log(
      styleText('yellow', `These tests fail without a fault and are ignored: ${failed.join(', ')}\n`),
    );
  return new Set([...scenarios.passed, ...all.passed]);
}

async function tryAll(chosen: readonly Fault[]): Promise<void> {
  const jobs = Math.max(1, Math.min(Number(values.jobs) || 1, chosen.length));
  const all = Array.from({ length: jobs }, () => new WarmTests(makeCopy(), maxSeconds));
  process.once('exit', () => {
    for (const { folder } of all) removeCopy(folder);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const [first] = all;
  if (first === undefined) return;
  const passing = await passingTests(chosen, first);
  const queue = [...chosen];
  const bad: Tried[] = [];
  const work = async (tests: WarmTests): Promise<void> => {
    for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
      const tried = await tryOne(fault, tests, passing);
      if (!isCaught(tried)) bad.push(tried);
      keepResult(fault, isCaught(tried) ? 'caught' : 'missed');
      console.log(`${row(fault)}  ${verdict(tried)}`);
    }
    tests.close();
  };
  await Promise.all(all.map(work));

  console.log(`\n${chosen.length - bad.length} of ${chosen.length} caught`);
  if (bad.length === 0) return;
  process.exitCode = 1;
  console.log(styleText('red', `Not caught: ${bad.map(({ fault }) => fault.name).join('; ')}`));
}

const chosen = chosenFaults();
if (values.list) for (const fault of chosen) console.log(row(fault));
else if (values.search) await searchFaults(chosen, { ...values, row });
else if (chosen.length > 0) await tryAll(chosen);
