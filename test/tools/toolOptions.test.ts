import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { root } from '../sabotage/workCopy.ts';
import { sourceEnvironment, sourceOptions } from '../support/sourceProgram.ts';

const run = (path: string, ...options: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...sourceOptions, path, ...options], {
    cwd: root,
    encoding: 'utf8',
    env: sourceEnvironment,
  });
  return { status, stdout, stderr };
};

it.each([
  ['test/sabotage/sabotage.ts', '--only <text>'],
  ['tools/long.ts', '--minutes 30'],
  ['tools/exhaustive.ts', '--times <n>'],
  ['tools/families.ts', '--compare <n>'],
  ['tools/duelSums.ts', '--duels <n>'],
  ['tools/wordShare.ts', '--era <era>'],
])('%s tells how it is used, and refuses what it does not know without a stack', (path, option) => {
  const help = run(path, '--help');
  expect([help.status, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toContain(option);
  const refused = run(path, '--onyl', 'x');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/^error: Unknown option '--onyl'/);
  expect(refused.stderr).toContain(option);
  expect(refused.stderr).not.toContain('    at ');
});

it('test:sabotage names the fault that it does not know', () => {
  const { status, stderr } = run('test/sabotage/sabotage.ts', '--only', 'no such fault');
  expect([status, stderr]).toEqual([
    1,
    'error: --only: no fault has a name with "no such fault". See --list.\n',
  ]);
});

it('a tool without a reader, as in npm run share ... | head, ends without an error', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'taiki-')), 'cards.json');
  writeFileSync(file, JSON.stringify({ cards: [] }));
  const child = spawn(process.execPath, [...sourceOptions, 'tools/wordShare.ts', file, '--era', 'none'], {
    cwd: root,
    env: sourceEnvironment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([code, stderr]).toEqual([0, '']);
});
