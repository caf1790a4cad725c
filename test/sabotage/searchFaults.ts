import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Found } from '../properties/searchForFault.ts';
import { breakFile, type Fault } from './fault.ts';
import { makeCopy, removeCopy, root, runNode } from './workCopy.ts';

interface Search {
  /** The maximum number of duels generated for a fault. */
  readonly runs: string;
  readonly jobs: string;
  readonly write: boolean;
  readonly row: (fault: Fault) => string;
}

interface Searched {
  readonly fault: Fault;
  readonly found: Found | undefined;
  readonly error: string | undefined;
}

const MAX_SECONDS = 600;
/** Properties that replay the duel are slower, so they get fewer duels. */
const REPLAYING_RUNS = '60';

async function runSearch(folder: string, options: readonly string[]): Promise<Found> {
  const tsx = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'test/tsconfig.json'];
  const output = await runNode(
    folder,
    [...tsx, 'test/properties/searchForFault.ts', ...options],
    MAX_SECONDS,
  );
  const last = output.trim().split('\n').at(-1) ?? '';
  if (!last.startsWith('{')) throw new Error(`The search failed:\n${output}`);
  return JSON.parse(last);
}

/** Searches for a property that a fault violates, first among those that do not replay the duel. */
async function searchFor(fault: Fault, folder: string, runs: string): Promise<Searched> {
  const restore = breakFile(fault, folder);
  try {
    const found = await runSearch(folder, ['--runs', runs]);
    if (found.property !== undefined) return { fault, found, error: undefined };
    return { fault, found: await runSearch(folder, ['--runs', REPLAYING_RUNS, '--again']), error: undefined };
  } catch (error) {
    return { fault, found: undefined, error: error instanceof Error ? error.message : String(error) };
  } finally {
    restore();
  }
}

function verdict({ found, error }: Searched): string {
  if (error !== undefined) return styleText('red', `ERROR ${error}`);
  if (found?.property === undefined)
    return styleText('red', `MISSED${found?.errors ? `, ${found.errors} engine errors` : ''}`);
  return `${found.property}, duel ${found.runs}, ${found.choices} choices`;
}

const isFound = ({ found }: Searched): boolean => found?.property !== undefined;

const cells = ({ fault, found }: Searched): string =>
  [fault.name, fault.rule, `\`${fault.file}\``, found?.property, found?.runs, found?.choices]
    .map((cell) => cell ?? 'none')
    .join(' | ');

function page(all: readonly Searched[]): string {
  const found = all.filter(isFound);
  return `# Planted faults

One fault at a time is planted in a copy of the sources. Then duels between cards whose effects compete to be next are generated
until a property fails, and the counterexample is shrunk. \`npm run test:sabotage -- --search --write\` writes this page. "Duel" is the
number of the first generated duel that violates the property, "choices" is the number of choices of the smallest counterexample.

Three more faults are too rare to show up in 150 duels and are not in the list: triggered effects that survive a skip of the turn,
effects of one card that count as one when their order is asked (605.1), and a declared card that stays pending after it misfires
(603.4).

${found.length} of ${all.length} faults are found.

| fault | rule | file | property | duel | choices |
| --- | --- | --- | --- | --- | --- |
${all.map((one) => `| ${cells(one)} |`).join('\n')}
`;
}

/** Plants each fault and searches generated duels for a property that it violates. */
export async function searchFaults(
  chosen: readonly Fault[],
  { runs, jobs, write, row }: Search,
): Promise<void> {
  const copies = Array.from({ length: Math.max(1, Math.min(Number(jobs) || 1, chosen.length)) }, makeCopy);
  process.once('exit', () => copies.forEach(removeCopy));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const baseline = await runSearch(copies[0] ?? '', ['--runs', runs]);
  if (baseline.property !== undefined)
    throw new Error(`The property ${baseline.property} fails without a fault: ${baseline.message}`);
  console.log(`${chosen.length} faults; without a fault all properties hold in ${baseline.runs} duels\n`);

  const queue = [...chosen];
  const all: Searched[] = [];
  const work = async (folder: string): Promise<void> => {
    for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
      const searched = await searchFor(fault, folder, runs);
      all.push(searched);
      console.log(`${row(fault)}  ${verdict(searched)}`);
    }
  };
  await Promise.all(copies.map(work));

  const missed = all.filter((one) => !isFound(one));
  console.log(`\n${all.length - missed.length} of ${all.length} found`);
  const inOrder = chosen.flatMap((fault) => all.find((one) => one.fault === fault) ?? []);
  if (write) writeFileSync(join(root, 'docs/planted-faults.md'), page(inOrder));
  if (missed.length === 0) return;
  process.exitCode = 1;
  console.log(styleText('red', `Not found: ${missed.map(({ fault }) => fault.name).join('; ')}`));
}
