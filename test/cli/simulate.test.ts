import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import {
  type AgentMaker,
  greedyAgent,
  randomAgent,
  replay,
  simulatedGames,
  simulate as simulateHere,
  starterDecks,
} from 'taiki';
import { describe, expect, it } from 'vitest';
import { agentSourcesFrom } from '../../cli/simulate/agentSource.ts';
import { type SimulateOptions, simulate } from '../../cli/simulate/simulate.ts';
import { batchesOf } from '../../cli/simulate/workers.ts';
import { programFile, programUrl } from '../support/bundlePrograms.ts';
import { pages, runTaiki, temporaryFile, temporaryPath } from './commandLine.ts';

const sourceBatch = programUrl('playBatch');

const defaults: SimulateOptions = {
  games: 8,
  seed: 3,
  deck1: 'radiant-tide',
  deck2: 'burning-shadow',
  agents: ['greedy', 'random'],
  workers: 2,
  recordsOf: 'all',
};

/** What is printed, and why it failed where it did. */
async function simulated(options: Partial<SimulateOptions>) {
  const { host, out, errors } = pages();
  const failure = await simulate({ ...defaults, ...options }, host, sourceBatch).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { out: out.join('\n'), errors: errors.join('\n'), failure };
}

const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };

describe('taiki simulate', () => {
  it('prints the same for one worker and for two, and it is what simulate() gives', async () => {
    const records = temporaryPath('records');
    const [one, two] = [await simulated({ workers: 1 }), await simulated({ workers: 2, records })];
    expect(one.out).toBe(two.out);
    expect([one.failure, two.failure]).toEqual([undefined, undefined]);
    const agents = { p1: () => greedyAgent, p2: randomAgent };
    const { wins, decisions } = simulateHere({ decks, agents, games: 8, seed: 3 });
    expect(one.out).toMatch(
      new RegExp(`p1: radiant-tide \\(greedy\\) +${wins.p1.count} +${(wins.p1.share * 100).toFixed(1)} %`),
    );
    expect(one.out).toContain(`Decisions  ${decisions.toLocaleString('en')}`);
    expect(two.errors).toMatch(/^\d+\.\d s with 2 workers: \d+ duels and [\d,]+ decisions per second$/);

    const names = readdirSync(records).sort();
    expect(names).toEqual(Array.from({ length: 8 }, (_, index) => `duel-${index}.taiki`));
    const duel = replay(readFileSync(`${records}/duel-7.taiki`, 'utf8'));
    expect(duel.result).toBeDefined();
    expect(duel.log.find(({ kind }) => kind === 'duelBegan')).toMatchObject({ player: 'p2' });
  });

  it('goes on after a duel that fails, names it with --json, and keeps its record', async () => {
    const file = temporaryFile(
      'stuck.mjs',
      'export const agent = (seed) => (view) => { if (seed % 2 === 0) throw new Error("no idea in turn " + view.turn); return [0]; };',
    );
    const records = temporaryPath('records');
    const agents = agentSourcesFrom(`${file},greedy`);
    const { out, failure } = await simulated({
      agents,
      records,
      recordsOf: 'failed',
      json: true,
      workers: 1,
    });

    const { agent } = (await import(pathToFileURL(file).href)) as { readonly agent: AgentMaker };
    const options = { decks, agents: { p1: agent, p2: () => greedyAgent }, games: 8, seed: 3 };
    const stuck = [...simulatedGames(options)].filter((game) => game.failure !== undefined);
    expect(stuck.length).toBeGreaterThan(0);
    expect(stuck.length).toBeLessThan(8);
    expect(JSON.parse(out)).toEqual({
      seed: 3,
      decks: { p1: 'radiant-tide', p2: 'burning-shadow' },
      agents: { p1: 'stuck.mjs', p2: 'greedy' },
      ...JSON.parse(JSON.stringify(simulateHere(options))),
      failures: stuck.map(({ index, seed, failure: why }) => ({
        index,
        seed,
        message: why?.message,
        code: 'AGENT',
      })),
    });
    expect(failure).toMatchObject({ exitCode: 1, message: `${stuck.length} of 8 duels failed.` });
    expect(readdirSync(records).sort()).toEqual(stuck.map(({ index }) => `duel-${index}.taiki`));
    for (const game of stuck)
      expect(readFileSync(`${records}/duel-${game.index}.taiki`, 'utf8')).toBe(game.failure?.record);
  });

  it('prints what was played when it is interrupted, and exits with 130', async () => {
    const records = temporaryPath('records');
    const child = spawn(process.execPath, [programFile('longSimulation'), sourceBatch, records]);
    const printed = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    while (!existsSync(records) || readdirSync(records).length === 0) await setTimeout(50);
    child.kill('SIGINT');
    const [out, errors, [code]] = await printed;
    expect(code).toBe(130);
    expect(out).toMatch(/^(\d+) duels, seed 1\n[\s\S]+Ends +direct attack/);
    const played = /^Interrupted after (\d+) of 100000 duels\.$/m.exec(errors)?.[1];
    expect(out.split(' ')[0]).toBe(played);
    expect(readdirSync(records)).toHaveLength(Number(played));
  });
});

describe('the batches of a simulation', () => {
  it.each([
    [1, 1],
    [7, 2],
    [100, 3],
    [5000, 2],
  ])('are %i games without a gap, for %i workers', (games, workers) => {
    const batches = batchesOf(
      { decks, agents: ['greedy', 'greedy'], seed: 1, records: 'none', from: 0, games },
      workers,
    );
    const indexes = batches.flatMap(({ from, games: count }) =>
      Array.from({ length: count }, (_, i) => from + i),
    );
    expect(indexes).toEqual(Array.from({ length: games }, (_, index) => index));
    expect(Math.max(...batches.map(({ games: count }) => count))).toBeLessThanOrEqual(25);
  });
});

describe('taiki simulate, told something wrong', () => {
  const module = (source: string) => temporaryFile('agent.mjs', source);

  it.each([
    [['--games', '0'], 'Expected an integer of at least 1.'],
    [['--workers', 'x'], 'Expected an integer of at least 1.'],
    [
      ['--agents', 'clever'],
      'Unknown agent "clever". Expected greedy, random, search, search:20 for 20 samples a decision, search:20:4 for as many on each of 4 threads, or a JavaScript or TypeScript file, such as ./mine.js.',
    ],
    [['--agents', 'no/mine.js'], 'There is no file /'],
    [['--agents', 'greedy,greedy,greedy'], 'Expected one agent for both players or two'],
    [['--deck1', 'nope'], 'Unknown deck "nope".'],
    [['--records-of', 'none'], 'Allowed choices are all, failed'],
    [['--agents', module('export const bot = 1;')], 'has no exported function "agent"'],
    [['--agents', module('export const agent = ;')], 'Cannot load'],
  ])('says so before it begins: %j', async (argv, message) => {
    const { code, out, errors } = await runTaiki('simulate', ...argv);
    expect([code, out]).toEqual([1, '']);
    expect(errors).toContain(message);
  });
});
