import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root: string = fileURLToPath(new URL('../..', import.meta.url));

const SOURCES = ['table', 'effects', 'cards', 'machines', 'engine', 'cli', 'test/scenarios', 'test/support'];
const SETTINGS = ['package.json', 'tsconfig.base.json', 'tsconfig.json', 'test/tsconfig.json', 'vitest.config.ts'];

/** What tests of scenarios are called: the id, the play, the way. Each play is run only as it is written. */
const TESTS = String.raw`^[A-Z]{2}-\d{3} .*\(as written\)$`;
const MOST_SECONDS = 120;

/** A copy of the sources, of its own: the tree is never touched. */
export function makeCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taiki-sabotage-'));
  for (const path of [...SOURCES, ...SETTINGS])
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !['dist', 'node_modules'].includes(basename(source)),
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
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** The tests of scenarios that hold, and those that fail. */
export interface Outcome {
  readonly held: readonly string[];
  readonly failed: readonly string[];
}

/** Runs the scenarios in a copy. */
export async function runScenarios(folder: string): Promise<Outcome> {
  const output = join(folder, 'report.json');
  rmSync(output, { force: true });
  const said = await runVitest(folder, [
    'run',
    'test/scenarios',
    `--testNamePattern=${TESTS}`,
    '--maxWorkers=1',
    '--reporter=json',
    `--outputFile=${output}`,
  ]);
  const { testResults } = readReport(output, said);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (status: string): readonly string[] =>
    tests.filter((test) => test.status === status).map(({ title }) => title);
  const unloaded = testResults.find(({ assertionResults }) => assertionResults.length === 0);
  if (unloaded !== undefined)
    throw new Error(`${basename(unloaded.name)} could not be loaded: ${unloaded.message}`);
  return { held: named('passed'), failed: named('failed') };
}

function readReport(path: string, said: string): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new Error(`The scenarios could not be run:\n${said}`);
  }
}

function runVitest(folder: string, options: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [vitest, ...options], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: MOST_SECONDS * 1000,
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
      if (signal === 'SIGKILL') reject(new Error(`It did not end within ${MOST_SECONDS} seconds.`));
      else resolve(said);
    });
  });
}

export const idOf = (test: string): string => test.slice(0, test.indexOf(' '));
