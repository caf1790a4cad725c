import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/printed.ts';

test('the packed manifest has no scripts, and ours comes back as it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taiki-manifest-'));
  const place = join(folder, 'package.json');
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  const run = (command: string) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(root, 'tools/packedManifest.mjs'), command],
      { cwd: folder, encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  };
  writeFileSync(place, text);
  run('strip');
  const { name, version, dependencies, exports, scripts } = JSON.parse(readFileSync(place, 'utf8'));
  const ours = JSON.parse(text);
  expect({ name, version, dependencies, exports, scripts }).toEqual({
    name: 'taiki',
    version: ours.version,
    dependencies: ours.dependencies,
    exports: ours.exports,
    scripts: undefined,
  });
  run('restore');
  expect(readFileSync(place, 'utf8')).toBe(text);
  rmSync(folder, { recursive: true });
});
