import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCE_FOLDERS } from '../support/sourceFolders.ts';

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

/** `run` for a program that needs this process meanwhile. */
export function runBeside(folder: string, program: string, ...args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let [printed, complained] = ['', ''];
    child.stdout.on('data', (data) => {
      printed += data;
    });
    child.stderr.on('data', (data) => {
      complained += data;
    });
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve(printed);
      else reject(new Error(`${program} ${args.join(' ')}\n${printed}${complained}`));
    });
  });
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
  run(root, process.execPath, 'tools/bundleEntries.mjs', join(build, 'dist'));
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
  const project = emptyProject(folder);
  mkdirSync(tarballs);
  packTaiki(folder, tarballs);
  pack(join(root, 'node_modules', 'xstate'), tarballs);
  const packed = readdirSync(tarballs).map((name) => join(tarballs, name));
  run(project, 'npm', 'install', '--offline', '--no-audit', '--no-fund', '--silent', ...packed);
  return project;
}

const SETTINGS = [
  'tools/bundleEntries.mjs',
  'tools/chartLayouts.mjs',
  'tools/packedManifest.mjs',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
];

/** A copy of the sources in which our packages are linked to each other as `npm ci` links them here. */
function copyOfSources(folder: string): string {
  const copy = join(folder, 'copy');
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@taiki'), { recursive: true });
  for (const path of [...SOURCE_FOLDERS, ...SETTINGS])
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (source) => !['dist', 'node_modules'].includes(basename(source)),
    });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!['taiki', '@taiki'].includes(name) && (!name.startsWith('.') || name === '.bin'))
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  symlinkSync(copy, join(modules, 'taiki'));
  for (const name of ['inspector', 'modern', 'reader', 'server', 'queue', 'cli'])
    symlinkSync(join(copy, name), join(modules, '@taiki', name));
  symlinkSync(join(root, 'inspector', 'node_modules'), join(copy, 'inspector', 'node_modules'));
  return copy;
}

/**
 * Builds and packs our seven packages, from the sources as they are now. Packing the engine builds all of them; the script with
 * which each of the others would do that again is left out.
 * @returns the tarballs: the engine, the inspector, the modern sets, the reader, the server, the queue, the command line.
 */
export function packAll(folder: string): readonly string[] {
  const copy = copyOfSources(folder);
  const tarballs = join(folder, 'ours');
  mkdirSync(tarballs);
  return ['.', './inspector', './modern', './reader', './server', './queue', './cli'].map((path, index) => {
    const scripts = index === 0 ? [] : ['--ignore-scripts'];
    const printed = run(copy, 'npm', 'pack', path, ...scripts, '--silent', '--pack-destination', tarballs);
    return join(tarballs, printed.trim().split('\n').at(-1) ?? '');
  });
}

/** An empty project, which has installed nothing. */
export function emptyProject(folder: string): string {
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  return project;
}
