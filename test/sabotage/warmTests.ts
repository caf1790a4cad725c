import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { root } from './workCopy.ts';

/** The tests to run. */
interface Tests {
  readonly files: readonly string[];
  readonly named: string;
}

/** The tests of scenarios, each driven only as written. */
export const SCENARIOS: Tests = {
  files: readdirSync(join(root, 'test/scenarios'))
    .map((name) => `test/scenarios/${name}`)
    .filter(
      (file) => file.endsWith('.test.ts') && readFileSync(join(root, file), 'utf8').includes('runScenarios('),
    ),
  named: String.raw`^[A-Z]{2}-\d{3} .*\(as written\)$`,
};

export const testsFor = ({ seenBy }: Fault): Tests =>
  seenBy === undefined ? SCENARIOS : { files: [seenBy], named: '.' };

interface Run extends Tests {
  /** The source files that have changed since the last run. */
  readonly changed?: readonly string[];
  /** The scenarios to run before the others. */
  readonly first?: readonly string[];
  readonly until?: 'theEnd' | 'aFailure';
}

/** The names of the tests that pass and of those that fail. */
interface Outcome {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

const WORKER = join(root, 'tools/mutation/faultWorker.mjs');

/** Runs tests in a copy of the sources, in a process that loads only what depends on the file that has changed. */
export class WarmTests {
  readonly folder: string;
  readonly #maxSeconds: number;
  #process: ChildProcess | undefined;
  #changed: readonly string[] = [];

  constructor(folder: string, maxSeconds: number) {
    this.folder = folder;
    this.#maxSeconds = maxSeconds;
  }

  /** Loads a file again with the next run. */
  forget(file: string): void {
    this.#changed = [...this.#changed, file];
  }

  async run({ files, named, changed = [], first = [], until = 'theEnd' }: Run): Promise<Outcome> {
    this.#process ??= fork(WORKER, [this.folder], { cwd: this.folder, execArgv: [] });
    const request = { files, named, first, until, changed: [...this.#changed, ...changed] };
    this.#changed = [];
    return await this.#answer(this.#process, request);
  }

  #answer(worker: ChildProcess, request: object): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        worker.removeAllListeners();
      };
      const fail = (message: string): void => {
        end();
        this.close();
        reject(new Error(message));
      };
      const timer = setTimeout(
        () => fail(`no result within ${this.#maxSeconds} seconds.`),
        this.#maxSeconds * 1000,
      );
      worker.once('exit', (code) => fail(`The tests ended with ${code}.`));
      worker.once('message', (answer: Outcome | { readonly error: string }) => {
        end();
        if ('error' in answer) reject(new Error(answer.error));
        else resolve(answer);
      });
      worker.send(request);
    });
  }

  close(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }
}
