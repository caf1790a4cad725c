import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sourceEnvironment, sourceOptions } from '../support/sourceProgram.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const startedPrograms: ChildProcess[] = [];

export async function endPrograms(): Promise<void> {
  for (const child of startedPrograms.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill();
      await once(child, 'exit');
    }
  }
}

/**
 * A line for a program that attaches the inspector to another one. The other one runs from sources: the inspector tells the modules of the
 * engine from those of the program by where they lie.
 */
export const ATTACHED_FROM_SOURCES =
  "process.execArgv.splice(0, process.execArgv.length, '--import', 'tsx');";

/** Runs a program from source. @returns the address that it prints. */
export async function startProgram(program: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [...sourceOptions, program, ...args], {
    cwd: root,
    env: { ...sourceEnvironment, TAIKI_INSPECT_OPEN: 'no' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  startedPrograms.push(child);
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (part: unknown) => {
      printed += String(part);
      const [, url] = /Inspector: (\S+)/.exec(printed) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`The program exited with ${code}: ${printed}`)));
  });
}
