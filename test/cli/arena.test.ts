import { greedyAgent, randomAgent, simulatedGames, starterDecks } from 'taiki';
import { describe, expect, it } from 'vitest';
import { type ArenaOptions, arena } from '../../cli/arena/arena.ts';
import { bootstrap } from '../../cli/arena/bootstrap.ts';
import { agentSourceFrom } from '../../cli/simulate/agentSource.ts';
import { pages, runTaiki, temporaryFile } from './commandLine.ts';

const sourceBatch = new URL('sourceBatch.mjs', import.meta.url).href;

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
    readonly share: { readonly mean: number; readonly low: number; readonly high: number };
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
    expect(matches[1]?.share).toEqual({ mean: 0.5, low: 0.5, high: 0.5 });
  });

  it('prints the same for any number of workers', async () => {
    const [one, two] = [
      await played(['greedy', 'random'], { workers: 1 }),
      await played(['greedy', 'random']),
    ];
    expect(one).toEqual(two);
    expect(one.out).toMatch(
      /^8 duels for each pair of agents, seats and decks swapped, seed 3\n\n +wins {2}losses {2}draws {4}share {3}95 % interval\ngreedy against random +\d+ +\d+ +\d+ +[\d.]+ % +[\d.]+ % to +[\d.]+ %$/,
    );
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

describe('the bootstrap interval', () => {
  it('contains the mean, is narrower for more values, and follows from its arguments', () => {
    const few = bootstrap([0, 1, 1, 0.5], 1);
    const many = bootstrap(Array.from({ length: 40 }, () => [0, 1, 1, 0.5]).flat(), 1);
    expect(few.mean).toBe(0.625);
    expect(few.low).toBeLessThan(few.mean);
    expect(few.high).toBeGreaterThan(few.mean);
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 3);
    expect(bootstrap([0, 1, 1, 0.5], 1)).toEqual(few);
  });

  it('is near that of the normal distribution for many values', () => {
    const values = Array.from({ length: 400 }, (_, index) => (index % 4 === 0 ? 0 : 1));
    const { low, high } = bootstrap(values, 2);
    const reach = 1.96 * Math.sqrt((0.75 * 0.25) / 400);
    expect(low).toBeCloseTo(0.75 - reach, 1);
    expect(high).toBeCloseTo(0.75 + reach, 1);
  });
});
