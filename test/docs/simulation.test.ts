import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runTaiki } from '../cli/commandLine.ts';
import { root } from '../support/printed.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

it('docs/simulation.md and its compose file name commands, options and variables that there are', async () => {
  const helps = await Promise.all(['simulate', 'work'].map((command) => runTaiki(command, '--help')));
  const help = helps.map(({ out }) => out).join('\n');
  const known = new Set([...help.matchAll(/--[a-z-]+/g)].map(([option]) => option));
  const page = read('docs/simulation.md');
  const lines = page.split('\n').filter((line) => !line.startsWith('podman'));
  const named = [...lines.join('\n').matchAll(/(?<=[\s`(])--[a-z][a-z-]*/g)].map(([option]) => option);
  expect(named.filter((option) => !known.has(option))).toEqual([]);
  expect(new Set(named)).toEqual(
    new Set(['--games', '--agents', '--queue', '--json', '--records', '--workers', '--lease', '--cards']),
  );
  const compose = read('examples/hosting/simulation.compose.yaml');
  expect(compose).toContain('command: ["node", "cli/bin/taiki.js", "work"]');
  expect(compose).toMatch(/TAIKI_QUEUE: redis:\/\//);
  expect(help).toContain('env: TAIKI_QUEUE');
  expect(compose).toContain('dockerfile: examples/hosting/Containerfile');
});
