import {
  type Agent,
  type CountedGame,
  greedyAgent,
  randomAgent,
  replay,
  type SimulatedGame,
  type SimulationOptions,
  simulate,
  simulatedGames,
  starterDecks,
  summarize,
} from 'taiki';
import { describe, expect, it } from 'vitest';

const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };
const agents = { p1: randomAgent, p2: () => greedyAgent };
const options: SimulationOptions = { decks, agents, games: 4, seed: 5 };

const told = ({ duel: _, ...game }: SimulatedGame) => game;

describe('simulatedGames', () => {
  const games = Array.from(simulatedGames(options), told);

  it('plays each game to its end, from a seed of its own, the players beginning by turns', () => {
    expect(games.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
    expect(games.map(({ firstPlayer }) => firstPlayer)).toEqual(['p1', 'p2', 'p1', 'p2']);
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(4);
    expect(games.every(({ seed }) => Number.isSafeInteger(seed) && seed >= 0)).toBe(true);
    expect(games.every(({ result, failure }) => result !== undefined && failure === undefined)).toBe(true);
  });

  it('plays the same games again, at once or in parts', () => {
    expect(Array.from(simulatedGames(options), told)).toEqual(games);
    const parts = [
      ...simulatedGames({ ...options, games: 2 }),
      ...simulatedGames({ ...options, from: 2, games: 1 }),
      ...simulatedGames({ ...options, from: 3, games: 1 }),
    ];
    expect(parts.map(told)).toEqual(games);
  });

  it('plays other games from another seed, and others begin where it is told', () => {
    const others = Array.from(simulatedGames({ ...options, seed: 6, games: 2, firstPlayer: 'p2' }));
    expect(others.map(({ firstPlayer }) => firstPlayer)).toEqual(['p2', 'p2']);
    expect(others[0]?.seed).not.toBe(games[0]?.seed);
    expect(others[1]?.duel.log.find(({ kind }) => kind === 'duelBegan')).toMatchObject({ player: 'p2' });
  });

  it('plays a game when it is asked for, and not before', () => {
    let made = 0;
    const counting = (seed: number): Agent => {
      made++;
      return randomAgent(seed);
    };
    const some = simulatedGames({ ...options, agents: { p1: counting, p2: counting } });
    expect(made).toBe(0);
    some.next();
    expect(made).toBe(2);
  });

  it('goes on after a game that fails, and keeps the record that shows it', () => {
    const failing = (seed: number): Agent => {
      let asked = 0;
      return (view, decision) => {
        if (view.turn > 4 && asked++ > 2) throw new Error(`stuck in turn ${view.turn}`);
        return randomAgent(seed)(view, decision);
      };
    };
    const [first, second, third] = simulatedGames({
      ...options,
      games: 3,
      agents: {
        p1: (seed) => (seed - 1 === games[1]?.seed ? failing(seed) : randomAgent(seed)),
        p2: agents.p2,
      },
    });
    expect([first, third].map((game) => game && told(game))).toEqual([games[0], games[2]]);
    expect(second?.failure?.message).toMatch(/^stuck in turn \d+$/);
    expect(second?.result).toBeUndefined();
    expect(replay(second?.failure?.record ?? '').snapshot()).toEqual(second?.duel.snapshot());
  });

  it('counts a game as failed when an agent answers what may not be', () => {
    const [game] = simulatedGames({ ...options, agents: { p1: () => () => [99], p2: agents.p2 } });
    expect(game?.failure?.error).toMatchObject({ code: 'ILLEGAL_CHOICE' });
  });

  it.each([
    [{ games: 0 }, 'games: expected a whole number of at least 1, not 0.'],
    [{ games: 1.5 }, 'games: expected a whole number of at least 1, not 1.5.'],
    [{ from: -1 }, 'from: expected a whole number of at least 0, not -1.'],
    [{ seed: -1 }, 'seed: expected a whole number'],
    [{ firstPlayer: 'p3' }, 'firstPlayer: expected "p1", "p2" or "alternating", not "p3".'],
    [{ agents: { p1: agents.p1 } }, 'agents.p2: expected a function that returns an agent, not undefined.'],
    [{ decks: { p1: [], p2: [] } }, 'Deck p1: 0 cards'],
  ])('refuses %j at once', (wrong, message) => {
    expect(() => simulatedGames({ ...options, ...wrong } as SimulationOptions)).toThrow(message);
  });
});

describe('simulate', () => {
  it('is the summary of the games', () => {
    expect(simulate(options)).toEqual(summarize(simulatedGames(options)));
    const { games, finished, failed, wins, draws, firstPlayerWins } = simulate(options);
    expect([games, finished, failed]).toEqual([4, 4, 0]);
    expect(wins.p1.count + wins.p2.count + draws.count).toBe(4);
    expect(firstPlayerWins.of).toBe(wins.p1.count + wins.p2.count);
  });
});

describe('summarize', () => {
  const game = (firstPlayer: 'p1' | 'p2', winner: 'p1' | 'p2' | undefined, turn: number): CountedGame => ({
    firstPlayer,
    decisions: 10,
    result: { winner, turn, reason: winner === undefined ? 'bothLose' : 'directAttack' },
  });
  const failed: CountedGame = { firstPlayer: 'p1', decisions: 3, result: undefined };

  it('counts wins, draws, turns, endings and failures', () => {
    const games = [
      game('p1', 'p1', 4),
      game('p2', 'p1', 9),
      game('p1', 'p2', 5),
      game('p2', undefined, 12),
      failed,
    ];
    expect(summarize(games)).toMatchObject({
      games: 5,
      finished: 4,
      failed: 1,
      wins: { p1: { count: 2, of: 4, share: 0.5 }, p2: { count: 1, of: 4, share: 0.25 } },
      draws: { count: 1, of: 4 },
      firstPlayerWins: { count: 1, of: 3 },
      turns: { mean: 7.5, median: 7, least: 4, most: 12 },
      endings: { directAttack: 3, bothLose: 1 },
      decisions: 43,
    });
    expect(summarize([game('p1', 'p1', 3), game('p1', 'p1', 8), game('p1', 'p1', 4)]).turns?.median).toBe(4);
  });

  it('gives intervals by the formula of Wilson', () => {
    const wins = (won: number, of: number) =>
      summarize(Array.from({ length: of }, (_, index) => game('p1', index < won ? 'p1' : 'p2', 5))).wins.p1;
    const rounded = ({ low, high }: { low: number; high: number }) => [low.toFixed(4), high.toFixed(4)];
    expect(rounded(wins(10, 20))).toEqual(['0.2993', '0.7007']);
    expect(rounded(wins(0, 10))).toEqual(['0.0000', '0.2775']);
    expect(rounded(wins(10, 10))).toEqual(['0.7225', '1.0000']);
    expect(rounded(wins(81, 263))).toEqual(['0.2553', '0.3662']);
  });

  it('says nothing of what there is not', () => {
    const nothing = { count: 0, of: 0, share: 0, low: 0, high: 1 };
    expect(summarize([failed])).toMatchObject({
      finished: 0,
      wins: { p1: nothing },
      turns: undefined,
      endings: {},
    });
  });
});
