import { availableParallelism } from 'node:os';
import { parseArgs, styleText } from 'node:util';
import { breakFile, type Fault } from './fault.ts';
import { faults } from './faults/index.ts';
import { idOf, makeCopy, type Outcome, removeCopy, runScenarios } from './workCopy.ts';

/**
 * Breaks one rule after another in copies of the sources and runs the scenarios there: `npm run test:sabotage`.
 * A fault that no scenario catches is a rule that no scenario asserts.
 *
 *   --list         only say which faults there are
 *   --only <text>  only faults in whose name this occurs; may be given several times
 *   --jobs <n>     how many copies are worked in at the same time
 */
const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
});

const SHOWN = 8;

interface Tried {
  readonly fault: Fault;
  /** Ids of the scenarios that noticed. */
  readonly caughtBy: readonly string[];
  readonly error: string | undefined;
}

const unmet = ({ fault, caughtBy }: Tried): readonly string[] =>
  (fault.expectedBy ?? []).filter((id) => !caughtBy.includes(id));

const isGood = (tried: Tried): boolean =>
  tried.error === undefined && tried.caughtBy.length > 0 && unmet(tried).length === 0;

function verdict(tried: Tried): string {
  const { caughtBy, error } = tried;
  if (error !== undefined) return styleText('red', `ERROR ${error}`);
  if (caughtBy.length === 0) return styleText('red', 'MISSED');
  const more = caughtBy.length > SHOWN ? ` and ${caughtBy.length - SHOWN} more` : '';
  const ids = `${caughtBy.slice(0, SHOWN).join(' ')}${more}`;
  return unmet(tried).length === 0 ? ids : `${ids} ${styleText('red', `not by ${unmet(tried).join(' ')}`)}`;
}

const NAME = Math.max(...faults.map(({ name }) => name.length));
const FILE = Math.max(...faults.map(({ file }) => file.length));
const row = ({ name, rule, file }: Fault): string =>
  `${name.padEnd(NAME)}  ${rule.padEnd(7)} ${file.padEnd(FILE)}`;

/** Tries faults in one copy, for as long as there are any. */
async function work(queue: Fault[], folder: string, sound: Outcome, say: (tried: Tried) => void): Promise<void> {
  const holds = new Set(sound.held);
  for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
    try {
      const mend = breakFile(fault, folder);
      const { failed } = await runScenarios(folder).finally(mend);
      const caughtBy = [...new Set(failed.filter((test) => holds.has(test)).map(idOf))].sort();
      say({ fault, caughtBy, error: undefined });
    } catch (error) {
      say({ fault, caughtBy: [], error: error instanceof Error ? error.message : String(error) });
    }
  }
}

async function main(): Promise<void> {
  const wanted = values.only.map((text) => text.toLowerCase());
  const chosen = faults.filter(
    ({ name }) => wanted.length === 0 || wanted.some((text) => name.toLowerCase().includes(text)),
  );
  if (chosen.length === 0) throw new Error(`No fault is called "${values.only.join('", "')}"; see --list.`);
  if (values.list) {
    for (const fault of chosen) console.log(row(fault));
    return;
  }
  const jobs = Math.max(1, Math.min(Number(values.jobs) || 1, chosen.length));
  const copies = Array.from({ length: jobs }, makeCopy);
  process.once('exit', () => copies.forEach(removeCopy));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const [first = ''] = copies;
  const sound = await runScenarios(first);
  console.log(`${chosen.length} faults, ${new Set(sound.held.map(idOf)).size} scenarios, ${jobs} copies\n`);
  if (sound.failed.length > 0)
    console.log(styleText('yellow', `These fail without a fault, and count nothing: ${sound.failed.join(', ')}\n`));

  const tried: Tried[] = [];
  const say = (one: Tried): void => {
    tried.push(one);
    console.log(`${row(one.fault)}  ${verdict(one)}`);
  };
  const queue = [...chosen];
  await Promise.all(copies.map((folder) => work(queue, folder, sound, say)));

  const bad = tried.filter((one) => !isGood(one));
  console.log(`\n${tried.length - bad.length} of ${tried.length} caught`);
  if (bad.length === 0) return;
  process.exitCode = 1;
  console.log(styleText('red', `Not caught: ${bad.map(({ fault }) => fault.name).join('; ')}`));
}

await main();
