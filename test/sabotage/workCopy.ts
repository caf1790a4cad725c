import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCE_FOLDERS } from '../support/sourceFolders.ts';

export const root: string = fileURLToPath(new URL('../..', import.meta.url));

const SETTINGS = ['package.json', 'tsconfig.base.json', 'tsconfig.json', 'vitest.config.ts'];

/** The tests to run. */
export interface Tests {
  readonly files: readonly string[];
  readonly named: string;
}

/** The tests of scenarios, each driven only as written. */
export const SCENARIOS: Tests = {
  files: ['test/scenarios'],
  named: String.raw`^[A-Z]{2}-\d{3} .*\(as written\)$`,
};

/** Copies the sources into a temporary folder, so that faults never touch the working tree. */
export function makeCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taiki-sabotage-'));
  for (const path of [...SOURCE_FOLDERS, 'test', ...SETTINGS])
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !['dist', 'node_modules', 'sabotage'].includes(basename(source)),
    });
  linkPackages(folder);
  return folder;
}

/** Links the packages one by one, so that files that vite writes into node_modules stay in the copy. Leaves out our own packages. */
function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name.startsWith('.') || name === 'taiki' || name === '@taiki') continue;
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

export const removeCopy = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** The parts of the vitest JSON report that are used. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The names of the tests that pass and of those that fail. */
export interface Outcome {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/** Runs tests in a copy. Transformed files are cached for the next run. */
export async function runTests(
  folder: string,
  { files, named }: Tests,
  until: 'theEnd' | 'aFailure',
  maxSeconds: number,
): Promise<Outcome> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const options = [
    'run',
    ...files,
    '--project=fast',
    `--testNamePattern=${named}`,
    '--maxWorkers=1',
    '--experimental.fsModuleCache',
    `--bail=${until === 'aFailure' ? 1 : 0}`,
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const output = await runNode(folder, ['node_modules/vitest/vitest.mjs', ...options], maxSeconds);
  const { testResults } = readReport(report, output);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const namesOf = (status: string): readonly string[] =>
    tests.filter((test) => test.status === status).map(({ fullName }) => fullName);
  const failed = namesOf('failed');
  const unloaded = testResults.find(({ assertionResults }) => assertionResults.length === 0);
  // After a failure, vitest reports the files that it did not run any more without tests.
  if (unloaded !== undefined && (until === 'theEnd' || failed.length === 0))
    throw new Error(`${basename(unloaded.name)} could not be loaded: ${unloaded.message}`);
  return { passed: namesOf('passed'), failed };
}

function readReport(path: string, output: string): Report {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new Error(`The tests could not be run:\n${output}`);
  }
}

/** Runs a program in a copy and returns its output. */
export function runNode(folder: string, args: readonly string[], maxSeconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: maxSeconds * 1000,
      killSignal: 'SIGKILL',
    });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.stderr.on('data', (data) => {
      output += data;
    });
    child.on('error', reject);
    child.on('close', (_, signal) => {
      if (signal === 'SIGKILL')
        reject(new Error(`${args.join(' ')}: no result within ${maxSeconds} seconds.`));
      else resolve(output);
    });
  });
}
