import { execFile, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { programFile } from '../support/bundlePrograms.ts';
import { runs } from '../support/runs.ts';
import { seedOfThisRun } from '../support/seedOfThisRun.ts';
import { Besieged } from './malformed.ts';

const LOOKED_AT = 100;

it('malformed messages each get an error by its code, and change no duel', async () => {
  const besieged = await Besieged.begun();
  const before = await besieged.state();
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(besieged.message, async (malformed) => {
      const codes = await besieged.codesOf(malformed);
      expect(codes).toHaveLength(malformed.codes.length);
      codes.forEach((code, index) => {
        expect(malformed.codes[index]).toContain(code);
      });
      sent++;
      if (sent % LOOKED_AT === 0) expect(await besieged.state()).toBe(before);
    }),
    { numRuns: runs(200) },
  );
  expect(await besieged.state()).toBe(before);
});

it('memory does not grow with malformed messages', async () => {
  const seed = String(seedOfThisRun);
  const argv = ['--expose-gc', programFile('serveMemory'), seed, '4', '100'];
  const { stdout } = await promisify(execFile)(process.execPath, argv);
  const [, settled = 0, , last = Number.POSITIVE_INFINITY] = stdout.trim().split('\n').map(Number);
  expect(settled).toBeGreaterThan(0);
  expect(last - settled).toBeLessThan(1024 * 1024);
});

it('the process lives through malformed lines, says nothing but answers, and ends with its input', async () => {
  const argv = [programFile('sourceTaiki'), 'serve', '--stdio', '--max-message', '100000'];
  const server = spawn(process.execPath, argv);
  const ask = (id: string, method: string, params: object) =>
    JSON.stringify({ jsonrpc: '2.0', id, method, params });
  const decks = { p1: 'radiant-tide', p2: 'burning-shadow' };
  const snapshot = ask('snapshot', 'duel.snapshot', { duel: 'd1' });
  const malformed = [
    '{',
    '\u0000',
    'null',
    '[]',
    '['.repeat(50_000),
    '"'.repeat(200_000),
    ask('a', 'none', {}),
    ask('b', 'duel.choose', { duel: 'd1', choice: [1e9] }),
    ask('c', 'duel.choose', { duel: 'd2', choice: [0] }),
    ask('d', 'duel.create', { decks: { p1: 'nothing', p2: [] } }),
  ];
  const sent = Array.from({ length: 30 }, () => malformed).flat();
  const answers = Promise.all([text(server.stdout), text(server.stderr)]);
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve));
  server.stdin.end([ask('1', 'duel.create', { decks }), snapshot, ...sent, snapshot].join('\n'));
  const [out, errors] = await answers;
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly result?: unknown; readonly error?: unknown });
  expect([await ended, errors, lines.length]).toEqual([0, '', sent.length + 3]);
  expect(lines.slice(2, -1).filter(({ error }) => error === undefined)).toEqual([]);
  expect(lines.at(-1)).toEqual(lines[1]);
  expect(lines[1]?.result).toBeDefined();
});
