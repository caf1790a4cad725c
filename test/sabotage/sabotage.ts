import { availableParallelism } from 'node:os';
import { parseArgs, styleText } from 'node:util';
import { breakFile, type Fault } from './fault.ts';
import { faults as ruledFaults } from './faults/index.ts';
import { propertyFaults } from './propertyFaults.ts';
import { searchFaults } from './searchFaults.ts';
import { makeCopy, removeCopy, runTests, SCENARIOS, type Tests } from './workCopy.ts';

/**
 * Breaks one rule after another in copies of the sources and runs the scenarios there: `npm run test:sabotage`.
 * A fault that no scenario catches is a rule that no scenario asserts.
 *
 *   --search       let the properties find the faults of propertyFaults.ts in generated duels, instead of the scenarios
 *   --runs <n>     how many duels are generated for a fault at most, when searching
 *   --write        write what the search found to docs/planted-faults.md
 *   --list         only say which faults there are
 *   --only <text>  only faults in whose name this occurs; may be given several times
 *   --quick        stop at the first scenario that notices: faster, but only that one is named
 *   --jobs <n>     how many copies are worked in at the same time
 */
const { values } = parseArgs({
  options: {
    search: { type: 'boolean', default: false },
    runs: { type: 'string', default: '1000' },
    write: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    quick: { type: 'boolean', default: false },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
});

const faults = values.search ? propertyFaults : ruledFaults;

const SHOWN = 8;

interface Tried {
  readonly fault: Fault;
  /** The scenarios that noticed, by their ids, or the file of tests that did. */
  readonly caughtBy: readonly string[];
  readonly error: string | undefined;
}

const unmet = ({ fault, caughtBy }: Tried): readonly string[] =>
  values.quick ? [] : (fault.expectedBy ?? []).filter((id) => !caughtBy.includes(id));

const isCaught = (tried: Tried): boolean => tried.caughtBy.length > 0 && unmet(tried).length === 0;

function verdict(tried: Tried): string {
  const { caughtBy, error } = tried;
  if (error !== undefined) return styleText('red', `ERROR ${error}`);
  if (caughtBy.length === 0) return styleText('red', 'MISSED');
  const more = caughtBy.length > SHOWN ? ` and ${caughtBy.length - SHOWN} more` : '';
  const ids = `${caughtBy.slice(0, SHOWN).join(' ')}${more}`;
  return isCaught(tried) ? ids : `${ids} ${styleText('red', `but not by ${unmet(tried).join(' ')}`)}`;
}

const NAME = Math.max(...faults.map(({ name }) => name.length));
const FILE = Math.max(...faults.map(({ file }) => file.length));
const row = ({ name, rule, file }: Fault): string =>
  `${name.padEnd(NAME)}  ${rule.padEnd(7)}  ${file.padEnd(FILE)}`;

const testsFor = ({ seenBy }: Fault): Tests =>
  seenBy === undefined ? SCENARIOS : { files: [seenBy], named: '.' };

const idOf = (test: string): string => test.slice(0, test.indexOf(' '));

/** Tries one fault in a copy. Tests that fail without it have not caught it. */
async function tryOne(fault: Fault, folder: string, sound: ReadonlySet<string>): Promise<Tried> {
  try {
    const mend = breakFile(fault, folder);
    const { failed } = await runTests(folder, testsFor(fault), values.quick ? 'aFailure' : 'theEnd').finally(
      mend,
    );
    const noticed = failed.filter((test) => sound.has(test));
    const caughtBy = noticed.map((test) => fault.seenBy ?? idOf(test));
    return { fault, caughtBy: [...new Set(caughtBy)].sort(), error: undefined };
  } catch (error) {
    return { fault, caughtBy: [], error: error instanceof Error ? error.message : String(error) };
  }
}

/** What is to be tried, by name. */
function chosenFaults(): readonly Fault[] {
  const wanted = values.only.map((text) => text.toLowerCase());
  const chosen = faults.filter(
    ({ name }) => wanted.length === 0 || wanted.some((text) => name.toLowerCase().includes(text)),
  );
  if (chosen.length === 0) throw new Error(`No fault is called "${values.only.join('", "')}"; see --list.`);
  return chosen;
}

/** The tests that hold without a fault. */
async function soundTests(chosen: readonly Fault[], folder: string): Promise<ReadonlySet<string>> {
  const others = [...new Set(chosen.flatMap(({ seenBy = [] }) => seenBy))];
  const scenarios = await runTests(folder, SCENARIOS, 'theEnd');
  const all = others.length === 0 ? [] : [await runTests(folder, { files: others, named: '.' }, 'theEnd')];
  console.log(`${chosen.length} faults, ${new Set(scenarios.held.map(idOf)).size} scenarios\n`);
  const failed = [scenarios, ...all].flatMap((one) => one.failed);
  if (failed.length > 0)
    console.log(styleText('yellow', `Without a fault these fail, and count nothing: ${failed.join(', ')}\n`));
  return new Set([scenarios, ...all].flatMap((one) => one.held));
}

async function tryAll(chosen: readonly Fault[]): Promise<void> {
  const jobs = Math.max(1, Math.min(Number(values.jobs) || 1, chosen.length));
  const copies = Array.from({ length: jobs }, makeCopy);
  process.once('exit', () => copies.forEach(removeCopy));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const sound = await soundTests(chosen, copies[0] ?? '');
  const queue = [...chosen];
  const bad: Tried[] = [];
  const work = async (folder: string): Promise<void> => {
    for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
      const tried = await tryOne(fault, folder, sound);
      if (!isCaught(tried)) bad.push(tried);
      console.log(`${row(fault)}  ${verdict(tried)}`);
    }
  };
  await Promise.all(copies.map(work));

  console.log(`\n${chosen.length - bad.length} of ${chosen.length} caught`);
  if (bad.length === 0) return;
  process.exitCode = 1;
  console.log(styleText('red', `Not caught: ${bad.map(({ fault }) => fault.name).join('; ')}`));
}

const chosen = chosenFaults();
if (values.list) for (const fault of chosen) console.log(row(fault));
else if (values.search) await searchFaults(chosen, { ...values, row });
else await tryAll(chosen);
