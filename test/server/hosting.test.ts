import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runTaiki } from '../cli/commandLine.ts';
import { root } from '../support/printed.ts';
import { served } from './client.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('docs/hosting.md and examples/hosting', () => {
  it('name options that taiki serve has', async () => {
    const { out } = await runTaiki('serve', '--help');
    const known = new Set([...out.matchAll(/--[a-z-]+/g)].map(([option]) => option));
    for (const path of [
      'docs/hosting.md',
      'examples/hosting/Containerfile',
      'examples/hosting/taiki.service',
    ]) {
      const lines = read(path).split('\n');
      const commands = path.endsWith('.md') ? lines : lines.filter((line) => line.includes('serve'));
      const named = [...commands.join('\n').matchAll(/(?<=[\s`"])--[a-z][a-z-]*/g)].map(([option]) => option);
      expect(named.filter((option) => !known.has(option))).toEqual([]);
      expect(named.length).toBeGreaterThan(2);
    }
  });

  it('name the metrics that the server has, all of them', async () => {
    await using server = await served({ metricsPort: 0 });
    const metrics = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    const had = [...metrics.matchAll(/^# TYPE (taiki_\w+)/gm)].map(([, name]) => name);
    const named = [...read('docs/hosting.md').matchAll(/`(taiki_\w+)`/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(had.sort());
  });

  it('ask for the health of the server where it answers', async () => {
    await using server = await served();
    expect(read('examples/hosting/Containerfile')).toContain('/healthz');
    expect(await (await fetch(`${server.url}healthz`)).text()).toBe('ok\n');
    expect(read('examples/hosting/README.md')).toContain('podman build --format docker ');
  });
});
