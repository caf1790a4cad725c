import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCE_FOLDERS } from '../support/sourceFolders.ts';

export const root: string = fileURLToPath(new URL('../..', import.meta.url));

const SETTINGS = ['package.json', 'tsconfig.base.json', 'tsconfig.json'];

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
