import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { greedyAgent, randomAgent, type Share, simulatedGames, starterDecks } from 'taiki';
import { describe, expect, it } from 'vitest';
import { type ArenaOptions, arena, type FailedDuel } from '../../cli/arena/arena.ts';
import type { Rating } from '../../cli/arena/ratings.ts';
import { agentSourceFrom } from '../../cli/simulate/agentSource.ts';
import { programFile, programUrl } from '../support/bundlePrograms.ts';
import { pages, runTaiki, temporaryFile } from './commandLine.ts';

const sourceBatch = programUrl('playBatch');

/** What is printed, and why it failed where it did. */
async function played(agents: readonly string[], options: Partial<ArenaOptions> = {}) {
  const { host, out } = pages();
  const failure = await arena(
    agents.map(agentSourceFrom),
    { games: 8, seed: 3, workers: 2, ...options },
    host,
    sourceBatch,
  ).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
  return { out: out.join('\n'), failure };
}

interface Printed {
  readonly matches: readonly {
    readonly one: string;
    readonly other: string;
    readonly wins: number;
    readonly losses: number;
    readonly draws: number;
    readonly failed: number;
    readonly share: Share;
    readonly failures: readonly FailedDuel[];
  }[];
}

describe('taiki arena', () => {
  it('plays each duel twice, with seats and decks swapped', async () => {
    const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
    const half = (agents: Parameters<typeof simulatedGames>[0]['agents'], seat: 'p1' | 'p2') =>
      [...simulatedGames({ decks, agents, games: 4, seed: 3 })].filter(
        ({ result }) => result?.winner === seat,
      ).length;
    const wins =
      half({ p1: () => greedyAgent, p2: randomAgent }, 'p1') +
      half({ p1: randomAgent, p2: () => greedyAgent }, 'p2');
    const { out } = await played(['greedy', 'random'], {
      json: true,
      deck1: 'radiant-tide',
      deck2: 'burning-shadow',
    });
    const { matches } = JSON.parse(out) as Printed;
    expect(matches).toMatchObject([
      { one: 'greedy', other: 'random', wins, losses: 8 - wins, draws: 0, failed: 0 },
    ]);
  });

  it('gives every two agents half of the points where both are the same', async () => {
    const { out } = await played(['greedy', 'random', 'greedy'], { json: true, games: 6 });
    const { matches } = JSON.parse(out) as Printed;
    expect(matches.map(({ one, other }) => `${one} ${other}`)).toEqual([
      'greedy random',
      'greedy greedy',
      'random greedy',
    ]);
    expect(matches[1]?.share).toMatchObject({ count: 3, of: 6, share: 0.5 });
    expect(matches[1]?.share.low).toBeCloseTo(0.188, 3);
    expect(matches[1]?.share.high).toBeCloseTo(0.812, 3);
  });

  it('rates the agents after the matches, and in its JSON', async () => {
    const agents = ['random', 'greedy', 'search:1'];
    const { out } = await played(agents, { games: 2, ratings: true });
    expect(out).toMatch(/\n\n +rating +95 % interval +points +duels\n/);
    const printed = await played(agents, { games: 2, ratings: true, json: true });
    const { ratings } = JSON.parse(printed.out) as { readonly ratings: readonly Rating[] };
    expect(ratings.map(({ agent }) => agent).sort()).toEqual([...agents].sort());
    expect(ratings.find(({ agent }) => agent === 'random')?.rating).toBe(0);
  });

  it('prints the same for any number of workers', async () => {
    const [one, two] = [
      await played(['greedy', 'random'], { workers: 1 }),
      await played(['greedy', 'random']),
    ];
    expect(one).toEqual(two);
    expect(one.out).toMatch(
      /^8 duels for each pair of agents, seats and decks swapped, seed 3\n\n +wins {2}losses {2}draws {2}failed {4}share {3}95 % interval\ngreedy against random +\d+ +\d+ +\d+ +0 +[\d.]+ % +[\d.]+ % to +[\d.]+ %$/,
    );
  });

  it('gives an agent that wins all duels an interval that begins below 100 %', async () => {
    const passive = temporaryFile(
      'passive.mjs',
      `export const agent = () => (_, { options, min }) => {
         const pass = options.findIndex((option) => option.pass);
         return pass >= 0 ? [pass] : options.slice(0, min).map((_option, index) => index);
       };`,
    );
    const { out } = await played(['greedy', passive], { games: 20, json: true, deck: 'burning-shadow' });
    const [match] = (JSON.parse(out) as Printed).matches;
    expect(match).toMatchObject({ wins: 20, losses: 0, failed: 0, share: { share: 1, high: 1 } });
    expect(match?.share.low).toBeCloseTo(0.839, 3);
  });

  it('counts an agent that throws as failed with the reason, and takes no duel of it for a draw', async () => {
    const file = temporaryFile(
      'stuck.mjs',
      'export const agent = () => () => { throw new Error("no idea"); };',
    );
    const { out, failure } = await played([file, 'greedy'], { json: true, games: 4 });
    const [match] = (JSON.parse(out) as Printed).matches;
    expect(match).toMatchObject({
      wins: 0,
      losses: 0,
      draws: 0,
      failed: 4,
      share: { of: 0, low: 0, high: 1 },
    });
    expect(match?.failures.map(({ index, seat, code, message }) => [index, seat, code, message])).toEqual([
      [0, 'p1', 'AGENT', 'no idea'],
      [0, 'p2', 'AGENT', 'no idea'],
      [1, 'p1', 'AGENT', 'no idea'],
      [1, 'p2', 'AGENT', 'no idea'],
    ]);
    expect(failure).toBe('4 of 4 duels failed.');
    const table = await played([file, 'greedy'], { games: 4 });
    expect(table.out.split('\n').slice(3)).toEqual([
      'stuck.mjs against greedy      0       0      0       4        -',
      expect.stringMatching(/^ {2}duel 0 \(seed \d+, p1 stuck\.mjs, p2 greedy\): AGENT: no idea$/),
      expect.stringMatching(/^ {2}duel 0 \(seed \d+, p1 greedy, p2 stuck\.mjs\): AGENT: no idea$/),
      expect.stringMatching(/^ {2}duel 1 \(seed \d+, p1 stuck\.mjs, p2 greedy\): AGENT: no idea$/),
      '  and 1 more of stuck.mjs against greedy',
    ]);
  });

  it('ends an agent that never answers, and one that is never ready', async () => {
    const silent = temporaryFile('silent.mjs', 'export const agent = () => () => { for (;;); };');
    const answers = await played([silent, 'greedy'], { games: 2, json: true, answerSeconds: 1 });
    expect((JSON.parse(answers.out) as Printed).matches[0]?.failures.map(({ message }) => message)).toEqual(
      Array(2).fill('silent.mjs gave no answer within 1 s.'),
    );
    const asleep = temporaryFile('asleep.mjs', 'export const agent = () => { for (;;); };');
    const ready = await played([asleep, 'greedy'], { games: 2, json: true, answerSeconds: 1 });
    expect((JSON.parse(ready.out) as Printed).matches[0]?.failures.map(({ message }) => message)).toEqual(
      Array(2).fill('asleep.mjs was not ready within 1 s.'),
    );
  });

  it('prints what was played when it is interrupted, and exits with 130', async () => {
    const child = spawn(process.execPath, [programFile('longArena'), sourceBatch]);
    const printed = Promise.all([text(child.stdout), once(child, 'close')]);
    let errors = '';
    let interrupts = 0;
    child.stderr.setEncoding('utf8').on('data', (more: string) => {
      errors += more;
      const hasBegun = /^[1-9]\d* of 100000 duels · [\d.]+ per second · .* left$/m.test(errors);
      if (hasBegun && interrupts++ === 0) child.kill('SIGINT');
    });
    const [out, [code]] = await printed;
    expect(code).toBe(130);
    const [, wins, losses, draws, failed] =
      /^random against random +(\d+) +(\d+) +(\d+) +(\d+) +[\d.]+ % /m.exec(out)?.map(Number) ?? [];
    const interrupted = /^Interrupted after (\d+) of 100000 duels\.$/m.exec(errors)?.[1];
    expect(Number(interrupted)).toBeGreaterThan(0);
    expect([failed, (wins ?? 0) + (losses ?? 0) + (draws ?? 0)]).toEqual([0, Number(interrupted)]);
  });

  it('plays the search with the time that it is given, and agents of modules', async () => {
    const file = temporaryFile(
      'mine.mjs',
      'export const agent = () => (view, decision) => [0].slice(0, decision.max);',
    );
    const { out, failure } = await played(['search', file], {
      games: 2,
      ms: 1,
      json: true,
      deck: 'burning-shadow',
    });
    const { matches } = JSON.parse(out) as Printed;
    expect(matches).toMatchObject([{ one: 'search', other: 'mine.mjs' }]);
    expect(failure === undefined || /duels failed/.test(String(failure))).toBe(true);
  });

  it('refuses too few agents, odd numbers and unknown agents', async () => {
    expect(await played(['greedy'])).toMatchObject({
      failure: expect.stringContaining('Expected two agents or more'),
    });
    expect(await played(['greedy', 'random'], { games: 7 })).toMatchObject({
      failure: expect.stringContaining('--games: expected an even number'),
    });
    expect(await runTaiki('arena', 'greedy')).toMatchObject({ code: 1 });
    expect(await runTaiki('arena', 'greedy', 'clever')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Unknown agent "clever". Expected greedy, random, search'),
    });
  });
});
