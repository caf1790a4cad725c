/** Packs what is built, and asks publint and are-the-types-wrong what is wrong with the package. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'taiki-package-'));

function run(...command) {
  const [program = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return true;
  console.error(`${command.join(' ')}\n${stdout}${stderr}`);
  return false;
}

try {
  const packed = run('npm', 'pack', '--ignore-scripts', '--pack-destination', folder);
  const [tarball = ''] = readdirSync(folder).map((name) => join(folder, name));
  const good =
    packed &&
    [
      run('npx', '--no-install', 'publint', 'run', tarball, '--strict'),
      run('npx', '--no-install', 'attw', tarball, '--profile', 'esm-only'),
    ].every(Boolean);
  process.exitCode = good ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
