import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root: string = fileURLToPath(new URL('../..', import.meta.url));

const SOURCES = [
  'table',
  'effects',
  'cards',
  'machines',
  'engine',
  'rulings',
  'testing',
  'cli',
  'inspector',
  'test',
];
const SETTINGS = ['package.json', 'tsconfig.base.json', 'tsconfig.json', 'vitest.config.ts'];

/** What is run of the tests. */
export interface Tests {
  readonly files: readonly string[];
  readonly named: string;
}

/** Tests of scenarios are called by the id, the play and the way. Each play is run only as it is written. */
export const SCENARIOS: Tests = {
  files: ['test/scenarios'],
  named: String.raw`^[A-Z]{2}-\d{3} .*\(as written\)$`,
};
const MOST_SECONDS = 120;

/** A copy of the sources, of its own: the tree is never touched. */
export function makeCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taiki-sabotage-'));
  for (const path of [...SOURCES, ...SETTINGS])
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !['dist', 'node_modules', 'sabotage'].includes(basename(source)),
    });
  linkPackages(folder);
  return folder;
}

/** Each package is linked, not the folder: what vite writes there stays in the copy. Our own packages are left out. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.') || name === 'taiki' || name === '@taiki') continue;
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

export const removeCopy = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** What vitest says of a run; of all that it writes only this is read. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The names of the tests that hold, and of those that fail. */
export interface Outcome {
  readonly held: readonly string[];
  readonly failed: readonly string[];
}

/** Runs tests in a copy; what was transformed for one run is used again in the next. */
export async function runTests(
  folder: string,
  { files, named }: Tests,
  until: 'theEnd' | 'aFailure',
): Promise<Outcome> {
  const output = join(folder, 'report.json');
  rmSync(output, { force: true });
  const said = await runVitest(folder, [
    'run',
    ...files,
    '--project=fast',
    `--testNamePattern=${named}`,
    '--maxWorkers=1',
    '--experimental.fsModuleCache',
    `--bail=${until === 'aFailure' ? 1 : 0}`,
    '--reporter=json',
    `--outputFile=${output}`,
  ]);
  const { testResults } = readReport(output, said);
  const unloaded = testResults.find(({ assertionResults }) => assertionResults.length === 0);
  if (unloaded !== undefined)
    throw new Error(`${basename(unloaded.name)} could not be loaded: ${unloaded.message}`);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const thatHave = (status: string): readonly string[] =>
    tests.filter((test) => test.status === status).map(({ fullName }) => fullName);
  return { held: thatHave('passed'), failed: thatHave('failed') };
}

function readReport(path: string, said: string): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new Error(`The tests could not be run:\n${said}`);
  }
}

const runVitest = (folder: string, options: readonly string[]): Promise<string> =>
  runNode(folder, ['node_modules/vitest/vitest.mjs', ...options], MOST_SECONDS);

/** What a program in a copy says, until it ends. */
export function runNode(folder: string, args: readonly string[], mostSeconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: mostSeconds * 1000,
      killSignal: 'SIGKILL',
    });
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
    });
    child.stderr.on('data', (data) => {
      said += data;
    });
    child.on('error', reject);
    child.on('close', (_, signal) => {
      if (signal === 'SIGKILL') reject(new Error(`It did not end within ${mostSeconds} seconds.`));
      else resolve(said);
    });
  });
}
