import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program in a folder, and gives back what it prints.
 * @throws {Error} with all that it printed, when it fails.
 */
export function run(folder: string, program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

export const tool = (name: string): string => join(root, 'node_modules', '.bin', name);

function pack(folder: string, into: string): void {
  run(folder, 'npm', 'pack', '--ignore-scripts', '--silent', '--pack-destination', into);
}

/** What is published, built from the sources as they are now: nothing of the repository is written to. */
function packTaiki(folder: string, into: string): void {
  const build = join(folder, 'build');
  mkdirSync(build);
  const buildInfo = join(folder, 'tsconfig.tsbuildinfo');
  run(root, tool('tsc'), '-p', '.', '--outDir', join(build, 'dist'), '--tsBuildInfoFile', buildInfo);
  for (const name of ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'])
    cpSync(join(root, name), join(build, name));
  pack(build, into);
}

/**
 * An empty project that has installed the packed package and nothing else, without a network: its one dependency is packed
 * from what `npm ci` has put here.
 */
export function projectWithTaiki(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taiki-project-'));
  const tarballs = join(folder, 'tarballs');
  const project = join(folder, 'project');
  mkdirSync(tarballs);
  mkdirSync(project);
  packTaiki(folder, tarballs);
  pack(join(root, 'node_modules', 'xstate'), tarballs);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const packed = readdirSync(tarballs).map((name) => join(tarballs, name));
  run(project, 'npm', 'install', '--offline', '--no-audit', '--no-fund', '--silent', ...packed);
  return project;
}
