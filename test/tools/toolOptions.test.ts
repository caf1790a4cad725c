import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../sabotage/workCopy.ts';

const run = (path: string, ...options: readonly string[]) => {
  const command = ['--import', 'tsx', path, ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TSX_TSCONFIG_PATH: 'test/tsconfig.json' },
  });
  return { status, stdout, stderr };
};

it.each([
  ['test/sabotage/sabotage.ts', '--only <text>'],
  ['tools/long.ts', '--minutes 30'],
  ['tools/exhaustive.ts', '--times <n>'],
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
