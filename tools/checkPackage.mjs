/** Packs the packages and checks the tarballs with publint and are-the-types-wrong. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'taiki-package-'));

/** The command line package has no types to check. */
const PACKAGES = [
  { path: '.', types: true },
  { path: './inspector', types: true },
  { path: './modern', types: true },
  { path: './reader', types: true },
  { path: './server', types: true },
  { path: './queue', types: true },
  { path: './cli', types: false },
];

/** Runs a command. Returns its output, or undefined after reporting that it failed. */
function run(...command) {
  const [program = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout;
  console.error(`${command.join(' ')}\n${stdout}${stderr}`);
  return undefined;
}

function passes({ path, types }) {
  const name = run('npm', 'pack', path, '--ignore-scripts', '--silent', '--pack-destination', folder);
  if (name === undefined) return false;
  const tarball = join(folder, name.trim());
  const linted = run('npx', '--no-install', 'publint', 'run', tarball, '--strict');
  const typed = types ? run('npx', '--no-install', 'attw', tarball, '--profile', 'esm-only') : '';
  return linted !== undefined && typed !== undefined;
}

try {
  process.exitCode = PACKAGES.map(passes).every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
