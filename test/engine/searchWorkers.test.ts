import * as threads from 'node:worker_threads';
import {
  type Agent,
  askAgent,
  createDuel,
  OptionsError,
  playOut,
  type SearchOptions,
  type SearchReport,
  searchAgent,
  starterDecks,
} from 'taiki';
import { createEngine } from 'taiki/engine';
import { arrange } from 'taiki/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';

const DECK = starterDecks['burning-shadow'];
const DECKS = { p1: DECK, p2: DECK };
const FILLERS = Array.from({ length: 25 }, () => 'Filler');

/** What a search finds at each of the first decisions of a duel. */
function foundBy(options: Partial<SearchOptions>, decisions = 6): readonly SearchReport[] {
  const reports: SearchReport[] = [];
  const agent = searchAgent({
    decks: DECKS,
    seed: 1,
    iterations: 12,
    ...options,
    onSearched: (report) => reports.push(report),
  });
  const duel = createDuel({ decks: DECKS, seed: 4, runtime: 'compiled' });
  for (let count = 0; count < decisions; count++) duel.choose(askAgent(duel, agent));
  return reports;
}

describe('searchAgent on several threads', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('plays as many samples on each, and finds the same each time', () => {
    const reports = foundBy({ workers: 3 });
    expect(reports.length).toBeGreaterThan(1);
    for (const { samples, answers } of reports) {
      expect(samples).toBe(36);
      expect(answers.reduce((sum, one) => sum + one.samples, 0)).toBe(36);
      expect(new Set(answers.map(({ answer }) => answer.join())).size).toBe(answers.length);
      const worths = answers.map(({ worth }) => worth);
      expect(worths).toEqual(worths.toSorted((one, other) => other - one));
    }
    expect(foundBy({ workers: 3 })).toEqual(reports);
    expect(foundBy({ workers: 3, seed: 2 })).not.toEqual(reports);
  });

  it('is the search of one thread if there is one', () => {
    expect(foundBy({ workers: 1 })).toEqual(foundBy({}));
  });

  it('finds what this thread finds if it plays the parts one after the other', () => {
    // A sampler that is wrapped is not that of a duel, so nothing can be sent.
    const duel = createDuel({ decks: DECKS, seed: 4, runtime: 'compiled' });
    const find = (wraps: boolean): readonly SearchReport[] => {
      const reports: SearchReport[] = [];
      const agent = searchAgent({
        decks: DECKS,
        seed: 3,
        iterations: 10,
        workers: 2,
        onSearched: (report) => reports.push(report),
      });
      const here: Agent = (view, decision, known) =>
        agent(
          view,
          decision,
          known && {
            ...known,
            log: known.log,
            places: known.places,
            sampler: () => {
              const sampler = known.sampler?.();
              return wraps && sampler ? (seed) => sampler(seed) : sampler;
            },
          },
        );
      const fork = duel.fork();
      for (let count = 0; count < 6; count++) fork.choose(askAgent(fork, here));
      return reports;
    };
    expect(find(false)).toEqual(find(true));
  });

  it('searches from positions where it does not know the decks, also for a block', () => {
    const duel = arrange({
      step: 'attack',
      p1: { battleZone: ['Bolshack Dragon'] },
      p2: { shieldZone: 0, battleZone: ['Emerald Grass'] },
    });
    duel.choose(duel.decision?.options.findIndex(({ player }) => player === 'p2') ?? -1);
    const agent = searchAgent({
      decks: { p1: ['Bolshack Dragon', ...FILLERS], p2: ['Emerald Grass', ...FILLERS.slice(5)] },
      iterations: 40,
      workers: 2,
    });
    const [index = -1] = askAgent(duel, agent);
    expect(duel.decision?.options[index]?.label).toBe('Block with Emerald Grass');
  });

  it('takes custom cards, and the cards of other engines, to the threads', () => {
    const mine = {
      type: 'creature',
      civilizations: ['fire'],
      races: ['Human'],
      cost: 1,
      power: 1000,
    } as const;
    const cards = Array.from({ length: 10 }, (_, index) => ({
      ...mine,
      name: `Mine ${index}`,
      abilities: [],
    }));
    const deck = cards.flatMap(({ name }) => [name, name, name, name]);
    const decks = { p1: deck, p2: deck };
    const engine = createEngine({ cards });
    for (const { create, search } of [
      { create: engine.createDuel, search: engine.searchAgent({ decks, iterations: 4, workers: 2 }) },
      { create: createDuel, search: searchAgent({ decks, cards, iterations: 4, workers: 2 }) },
    ]) {
      const duel = create({ decks, cards, seed: 1, runtime: 'compiled', limits: { turns: 4 } });
      expect(playOut(duel, { p1: search, p2: search }).result).toBeDefined();
    }
  });

  it('stops after some time on each thread', () => {
    const [report] = foundBy({ workers: 2, iterations: 1_000_000, ms: 300 }, 2);
    expect(report?.samples).toBeGreaterThan(2);
  });

  it('says what it expects', () => {
    for (const workers of [0, -1, 1.5, 257, Number.NaN, '2', null])
      expect(() => searchAgent({ decks: DECKS, workers: workers as never })).toThrow(
        'workers: expected a whole number from 1 to 256, not ',
      );
  });

  it('says that a platform has no threads', () => {
    vi.stubGlobal('process', {});
    expect(() => searchAgent({ decks: DECKS, workers: 2 })).toThrow(OptionsError);
    expect(() => searchAgent({ decks: DECKS, workers: 1 })).not.toThrow();
  });

  it('fails with what a thread failed with, and begins new threads then', () => {
    class Broken {
      constructor(_: string, { workerData }: { workerData: { port: MessagePort; beats: Int32Array } }) {
        workerData.port.postMessage({ error: new Error('out of order') });
        Atomics.add(workerData.beats, 0, 1);
      }
      unref(): void {}
      terminate(): void {}
    }
    foundBy({ workers: 2 }, 1);
    const broken = searchAgent({ decks: DECKS, seed: 1, iterations: 4, workers: 9 });
    vi.stubGlobal('process', { getBuiltinModule: () => ({ ...threads, Worker: Broken }) });
    const duel = createDuel({ decks: DECKS, seed: 4, runtime: 'compiled' });
    expect(() => askAgent(duel, broken)).toThrow(
      expect.objectContaining({
        name: 'EngineError',
        message: 'A thread of the search failed: out of order.',
      }),
    );
    vi.unstubAllGlobals();
    expect(foundBy({ workers: 2 }, 2).length).toBeGreaterThan(0);
  });
});
