import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../cli/serve/server.ts';
import { runTaiki } from '../cli/commandLine.ts';
import { Client, DECKS } from './client.ts';
import { endStarted, startProcess } from './serverProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'taiki-serve-'));

afterEach(endStarted);
afterAll(() => rmSync(folder, { recursive: true }));

describe('taiki serve --port', () => {
  it('serves duels until it is told to end, reports what it does, and never a token', async () => {
    const store = join(folder, 'duels');
    const server = await startProcess('--store', store, '--metrics-port', '0', '--spectator-delay', '5');
    const client = await Client.open(server.url);
    const { spectatorDelay, limits } = await client.call('server.info', {});
    expect([spectatorDelay, limits.duels, limits.messageBytes]).toEqual([5, 1000, 65_536]);
    const { duel } = await client.call('duel.create', { deck: DECKS.p1, agent: 'greedy' });
    expect(await client.refused('duel.seed', { duel })).toBe('NOT_OVER');
    const watched = `http://127.0.0.1:${server.metricsPort}`;
    expect(await (await fetch(`${watched}/healthz`)).text()).toBe('ok\n');
    const metrics = await (await fetch(`${watched}/metrics`)).text();
    expect(metrics).toMatch(/^taiki_duels_unfinished 1$/m);
    expect(metrics).toMatch(/^taiki_connections 1$/m);
    expect(metrics).toMatch(/^taiki_choices_total [0-9]+$/m);
    expect(metrics).toMatch(
      /^taiki_request_duration_seconds_count\{method="duel.seed",outcome="NOT_OVER"\} 1$/m,
    );
    await client.call('duel.concede', { duel });
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await client.closed).toBe(1013);
    expect(server.log.map(({ msg }) => msg)).toEqual([
      'listening',
      'store opened',
      'duels resumed',
      'duel over',
      'closed',
    ]);
    expect(server.log[3]).toMatchObject({ duel: duel.split('.')[0], reason: 'concession' });
    expect(JSON.stringify(server.log)).not.toContain(duel);
  });

  it('--trusted ends its connections with the server', async () => {
    const server = await startProcess('--trusted', '--max-duels', '2');
    const client = await Client.open(server.url, 'nothing');
    const vector = { decks: DECKS, seed: 7, duels: 3 };
    expect(await client.refused('learning.create', vector)).toBe('TOO_MANY_DUELS');
    expect(await client.ask('server.info', {})).toMatchObject({
      result: { limits: { duels: 2, messageBytes: DEFAULT_LIMITS.messageBytes } },
    });
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await client.closed).toBe(1001);
    expect(server.log.map(({ msg }) => msg)).toEqual(['listening', 'closed']);
  });

  it('leaves no server behind when a test fails', async () => {
    const server = await startProcess('--store', 'memory');
    server.signal('SIGSTOP');
    await endStarted();
    await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  });

  it('refuses options that it does not know, and says what it expects', async () => {
    expect(await runTaiki('serve')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('--port <port>'),
    });
    for (const port of ['-1', '65536', 'http'])
      expect((await runTaiki('serve', '--port', port)).errors).toContain('Expected a port from 0 to 65535.');
    for (const option of ['--host', '--store'])
      expect((await runTaiki('serve', '--port', '0', option, '')).errors).toContain(
        `'${option === '--host' ? '--host <address>' : '--store <place>'}' argument '' is invalid. Expected more than nothing.`,
      );
    const { code, errors } = await runTaiki('serve', '--port', '0', '--store', '/dev/null/duels');
    expect([code, errors]).toEqual([
      1,
      expect.stringContaining('the store /dev/null/duels cannot be opened'),
    ]);
  });
});
