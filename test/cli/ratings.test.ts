import { type Agent, askAgent, createDuel, searchAgent, starterDecks } from 'taiki';
import { describe, expect, it } from 'vitest';
import type { Match } from '../../cli/arena/arena.ts';
import { ratingsOf } from '../../cli/arena/ratings.ts';
import { agentSourceFrom, makerOf } from '../../cli/simulate/agentSource.ts';

const match = (one: string, other: string, wins: number, losses: number, draws = 0): Match => ({
  one,
  other,
  games: wins + losses + draws,
  wins,
  losses,
  draws,
  failed: 0,
  share: { count: wins, of: wins + losses + draws, share: 0, low: 0, high: 1 },
  failures: [],
});

describe('ratings', () => {
  it('are what explains the results of two agents, with one draw besides', () => {
    const [first, second] = ratingsOf([match('a', 'b', 8, 2)]);
    const share = 8.5 / 11;
    expect(first).toEqual({ agent: 'a', rating: 0, margin: undefined, points: 8, duels: 10 });
    expect(second).toMatchObject({ agent: 'b', points: 2, duels: 10 });
    expect(second?.rating).toBeCloseTo(-400 * Math.log10(share / (1 - share)), 6);
    expect(second?.margin).toBeCloseTo(
      ((1.96 * 400) / Math.LN10) * (1 / Math.sqrt(11 * share * (1 - share))),
      6,
    );
  });

  it('put agents in order through those that both have played, and stay finite', () => {
    const ratings = ratingsOf([match('a', 'b', 0, 20), match('b', 'c', 0, 20)]);
    expect(ratings.map(({ agent }) => agent)).toEqual(['c', 'b', 'a']);
    const [c, b, a] = ratings.map(({ rating }) => rating);
    expect(a).toBe(0);
    expect((c ?? 0) - (b ?? 0)).toBeCloseTo(b ?? 0, 6);
  });

  it('count draws as half, and leave out an agent against itself', () => {
    const ratings = ratingsOf([match('a', 'a', 5, 5), match('a', 'b', 3, 3, 4)]);
    expect(ratings.map(({ agent, points, duels }) => ({ agent, points, duels }))).toEqual([
      { agent: 'a', points: 5, duels: 10 },
      { agent: 'b', points: 5, duels: 10 },
    ]);
    for (const { rating } of ratings) expect(rating).toBeCloseTo(0, 6);
  });

  it('know searching agents by their numbers of samples and threads', () => {
    expect(agentSourceFrom(' search:20 ')).toBe('search:20');
    expect(agentSourceFrom('search')).toBe('search');
    expect(agentSourceFrom('search:20:4')).toBe('search:20:4');
    for (const wrong of [
      'search:0',
      'search:20:0',
      'search:20:',
      'search:20:100',
      'search:1:1:1',
      'search:',
      'search:-1',
      'search:1.5',
      'greedy:20',
    ])
      expect(() => agentSourceFrom(wrong)).toThrow(`Unknown agent "${wrong}".`);
  });

  it('give a searching agent its samples and its threads', async () => {
    const decks = { p1: starterDecks['burning-shadow'], p2: starterDecks['burning-shadow'] };
    const duel = createDuel({ decks, seed: 4, runtime: 'compiled' });
    const answersOf = (agent: Agent) => {
      const fork = duel.fork();
      return Array.from({ length: 5 }, () => {
        const answer = askAgent(fork, agent);
        fork.choose(answer);
        return answer;
      });
    };
    for (const [source, workers] of [
      ['search:6:2', 2],
      ['search:6', 1],
    ] as const) {
      const agent = (await makerOf(source))(1, { decks });
      expect(answersOf(agent)).toEqual(answersOf(searchAgent({ decks, seed: 1, iterations: 6, workers })));
    }
  });
});
