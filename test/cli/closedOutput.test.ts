import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { root } from '../support/printed.ts';
import { sourceEnvironment, sourceOptions } from '../support/sourceProgram.ts';

const PROGRAM = `
const { processHost } = await import('./cli/host.ts');
const host = processHost();
host.printError('progress');
await new Promise((resolve) => setTimeout(resolve, 200));
host.print('result');
await new Promise((resolve) => setTimeout(resolve, 200));
process.exitCode = 3;
`;

it.each([
  ['stdout', 0],
  ['stderr', 3],
] as const)(
  'without a reader of %s, as in taiki ... | head, a command ends with %d',
  async (stream, expected) => {
    const child = spawn(process.execPath, [...sourceOptions, '--input-type=module', '-e', PROGRAM], {
      cwd: root,
      env: sourceEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child[stream].destroy();
    const [code] = await once(child, 'exit');
    expect(code).toBe(expected);
  },
);
