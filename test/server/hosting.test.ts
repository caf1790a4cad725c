import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runTaiki } from '../cli/commandLine.ts';
import { root } from '../support/printed.ts';
import { DECKS, served } from './client.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('docs/hosting.md and examples/hosting', () => {
  it('name options that taiki serve has', async () => {
    const { out } = await runTaiki('serve', '--help');
    const admin = await Promise.all(
      ['list', 'suspend', 'resume', 'end'].map((command) => runTaiki('admin', command, '--help')),
    );
    const help = [out, ...admin.map((one) => one.out)].join('\n');
    const known = new Set([...help.matchAll(/--[a-z-]+/g)].map(([option]) => option));
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
    const had = [...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
    const tables = read('docs/hosting.md').match(/^\| `(taiki|process|nodejs)_.*$/gm) ?? [];
    const named = tables.flatMap((line) => [...line.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
    // Those of the process are more on Linux than elsewhere.
    const here = process.platform === 'linux' ? named : named.filter((name) => had.includes(name));
    expect(here.toSorted()).toEqual(had.toSorted());
  });

  it('name the labels that metrics have', async () => {
    await using server = await served({ metricsPort: 0 });
    const client = await server.client();
    const { duel } = await client.call('duel.create', { deck: DECKS.p1, agent: 'greedy' });
    await client.call('duel.concede', { duel });
    const metrics = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    const labels = [...metrics.matchAll(/^taiki_\w+\{(.*)\}/gm)].flatMap(([, list = '']) =>
      [...list.matchAll(/(\w+)="/g)].map(([, name = '']) => name),
    );
    const [said = ''] = /^With labels: .*\n.*$/m.exec(read('docs/hosting.md')) ?? [];
    const named = [...said.matchAll(/`([a-z]+)`/g)].map(([, name = '']) => name);
    expect(new Set(labels)).toEqual(new Set([...named.filter((name) => name !== 'ok'), 'le']));
  });

  it('ask for the health of the server where it answers', async () => {
    await using server = await served();
    expect(read('examples/hosting/Containerfile')).toContain('/healthz');
    expect(await (await fetch(`${server.url}healthz`)).text()).toBe('ok\n');
    expect(read('examples/hosting/README.md')).toContain('podman build --format docker ');
  });
});
