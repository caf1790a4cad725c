import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Found } from '../properties/searchForFault.ts';
import { breakFile, type Fault } from './fault.ts';
import { makeCopy, removeCopy, root, runNode } from './workCopy.ts';

interface Search {
  /** How many duels are generated for a fault at most. */
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

const MOST_SECONDS = 600;
/** Properties that play a duel again cost more: they get fewer duels. */
const RUNS_AGAIN = '60';

async function look(folder: string, options: readonly string[]): Promise<Found> {
  const tsx = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'test/tsconfig.json'];
  const said = await runNode(folder, [...tsx, 'test/properties/searchForFault.ts', ...options], MOST_SECONDS);
  const last = said.trim().split('\n').at(-1) ?? '';
  if (!last.startsWith('{')) throw new Error(`The search failed:\n${said}`);
  return JSON.parse(last);
}

/** Looks for a property that a fault breaks: first those that look at a duel, then those that play it again. */
async function searchFor(fault: Fault, folder: string, runs: string): Promise<Searched> {
  const mend = breakFile(fault, folder);
  try {
    const found = await look(folder, ['--runs', runs]);
    if (found.property !== undefined) return { fault, found, error: undefined };
    return { fault, found: await look(folder, ['--runs', RUNS_AGAIN, '--again']), error: undefined };
  } catch (error) {
    return { fault, found: undefined, error: error instanceof Error ? error.message : String(error) };
  } finally {
    mend();
  }
}

function verdict({ found, error }: Searched): string {
  if (error !== undefined) return styleText('red', `ERROR ${error}`);
  if (found?.property === undefined)
    return styleText('red', `MISSED${found?.errors ? `, ${found.errors} errors of the engine` : ''}`);
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

One fault at a time is planted in a copy of the sources, and duels between cards that are all about whose effect is next
are generated until a property does not hold; then the duel is made as short as it gets. \`npm run test:sabotage -- --search --write\`
writes this page. "Duel" says which of the generated duels was the first to break the property, "choices" how many choices
the shortest one has that still does.

Three faults that were planted besides are too rare for 150 duels to show: that what has triggered outlives a skip of the
turn, that effects of one card count as one when their order is asked (605.1), and that the card of a declared effect that
misfires stays half-way (603.4). They are not in the list.

${found.length} of ${all.length} faults are found.

| fault | rule | file | property | duel | choices |
| --- | --- | --- | --- | --- | --- |
${all.map((one) => `| ${cells(one)} |`).join('\n')}
`;
}

/** Plants one fault after another and lets the properties search for it in generated duels. */
export async function searchFaults(
  chosen: readonly Fault[],
  { runs, jobs, write, row }: Search,
): Promise<void> {
  const copies = Array.from({ length: Math.max(1, Math.min(Number(jobs) || 1, chosen.length)) }, makeCopy);
  process.once('exit', () => copies.forEach(removeCopy));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const sound = await look(copies[0] ?? '', ['--runs', runs]);
  if (sound.property !== undefined)
    throw new Error(`Without a fault ${sound.property} does not hold: ${sound.message}`);
  console.log(`${chosen.length} faults; without one all properties hold in ${sound.runs} duels\n`);

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
