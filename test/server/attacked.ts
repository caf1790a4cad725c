/**
 * `npm run load:attacked`: a server process, players, and one address that sends the dearest requests of a method as often as it can, method
 * after method. Prints how long the players waited for the answers to their choices.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { attackOf, bystander, dearestRequests, foothold, percentiles } from './attack.ts';
import type { Attack } from './attacker.ts';
import { startProcess } from './serverProcess.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '4' },
    players: { type: 'string', default: '4' },
    method: { type: 'string' },
  },
});
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const folder = mkdtempSync(join(tmpdir(), 'taiki-attacked-'));
const store = join(folder, 'duels');
const during = 1000 * Number(values.seconds);

/** An attacker in a process of its own, so that its work is not measured as a delay of the players. */
async function attackFrom(one: Attack): Promise<ChildProcess> {
  const attacker = fork(new URL('attacker.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
  attacker.send(one);
  await once(attacker, 'message');
  return attacker;
}

/** The milliseconds that players waited for answers meanwhile; those who wait long after it give up. */
async function measured(method: string, params: readonly unknown[]): Promise<readonly number[]> {
  const server = await startProcess('--store', store);
  try {
    const players = await Promise.all(
      Array.from({ length: Number(values.players) }, () => bystander(server.url)),
    );
    const attacker =
      params.length === 0
        ? undefined
        : await attackFrom(attackOf(server.url, method, params, Number(values.connections)));
    const played = Promise.all(players.map(({ play }) => play()));
    await later(during);
    for (const player of players) player.stop();
    await Promise.race([played, later(during)]);
    for (const player of players) player.leave();
    attacker?.kill('SIGKILL');
    return (await played).flat();
  } finally {
    await server.end('SIGKILL');
  }
}

try {
  const requests = dearestRequests(await foothold(store));
  const rows: [string, readonly unknown[]][] = [['nothing', []], ...Object.entries(requests)];
  console.log('| method | requests answered | p50 | p99 | longest |\n| --- | --- | --- | --- | --- |');
  for (const [method, params] of rows) {
    if (values.method !== undefined && values.method !== method) continue;
    const times = await measured(method, params);
    const { p50, p99, longest } = percentiles(times);
    console.log(
      `| ${method} | ${times.length} | ${p50.toFixed(0)} | ${p99.toFixed(0)} | ${longest.toFixed(0)} |`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
