import {
  allCards,
  createDuel,
  type Duel,
  EngineError,
  playOut,
  randomAgent,
  replay,
  starterDecks,
} from 'taiki';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkDeck } from '../../library/deck.ts';
import { IndexedPool, poolOf } from '../../library/pool.ts';

const decks = { p1: starterDecks['radiant-tide'], p2: starterDecks['burning-shadow'] };

/** They read no view, which would take long without caches. */
const randomAgents = (seed: number) => ({ p1: randomAgent(seed), p2: randomAgent(seed + 1) });

/** Lets the rules fail when they next read a card, or after this many reads. */
function breakCards(after = 0): void {
  const { get } = IndexedPool.prototype;
  let reads = 0;
  vi.spyOn(IndexedPool.prototype, 'get').mockImplementation(function (this: IndexedPool, name) {
    if (reads++ === after) throw new Error('The cards stick together.');
    return get.call(this, name);
  });
}

/** How often the cards are read until the decks have been checked. */
function readsOfDecks(): number {
  const read = vi.spyOn(IndexedPool.prototype, 'get');
  const pool = poolOf(allCards);
  read.mockClear();
  for (const deck of Object.values(decks)) checkDeck(deck, pool, 'p1');
  const reads = read.mock.calls.length;
  vi.restoreAllMocks();
  return reads;
}

afterEach(() => {
  vi.restoreAllMocks();
});

function failureOf(act: () => unknown): EngineError {
  try {
    act();
  } catch (error) {
    if (error instanceof EngineError) return error;
    throw error;
  }
  throw new Error('Nothing failed.');
}

test('a mistake of the engine on the way to the first decision comes with the record that reproduces it', () => {
  breakCards(readsOfDecks());
  const failure = failureOf(() => createDuel({ decks, seed: 7, caches: 'off' }));
  expect(failure.message).toContain('The cards stick together.');
  expect(failure.record).toContain('seed: 7');
  expect(failure.message).toContain(failure.record);
});

const everything = (duel: Duel) =>
  JSON.stringify([
    duel.state,
    duel.decision,
    duel.log,
    duel.game,
    duel.standby,
    duel.view('p1'),
    duel.view('p2'),
    duel.explain(),
    duel.snapshot(),
    duel.record(),
  ]);

/** Makes choices until a card of the hand can be charged, and then the next answer fails. */
function failed(duel: Duel): EngineError {
  const agents = randomAgents(7);
  for (let asked = 0; asked < 24 && duel.decision !== undefined; asked++) {
    const { player } = duel.decision;
    duel.choose(agents[player](duel.view(player), duel.decision));
  }
  breakCards();
  const failure = failureOf(() => duel.choose([...duel.legalChoices()].at(-1) ?? []));
  vi.restoreAllMocks();
  return failure;
}

describe.each(['xstate', 'compiled'] as const)('after a mistake of the engine (%s)', (runtime) => {
  const begun = () => createDuel({ decks, seed: 7, caches: 'off', runtime, limits: { turns: 12 } });

  test('the duel is as it was, and its record replays', () => {
    const duel = begun();
    const twin = begun();
    failed(duel);
    failed(twin);
    const fresh = begun();
    const agents = randomAgents(7);
    for (let asked = 0; asked < 24 && fresh.decision !== undefined; asked++) {
      const { player } = fresh.decision;
      fresh.choose(agents[player](fresh.view(player), fresh.decision));
    }
    expect(everything(duel)).toBe(everything(fresh));
    expect(replay(duel.record()).log).toEqual(duel.log);
  });

  test('the duel goes on like one in which nothing failed', () => {
    const duel = begun();
    failed(duel);
    const again = replay(duel.record());
    playOut(duel, randomAgents(3));
    playOut(again, randomAgents(3));
    expect(duel.result).toBeDefined();
    expect(duel.record()).toBe(again.record());
  });

  test('listeners hear only what happens', () => {
    const duel = begun();
    const heard: unknown[] = [];
    duel.subscribe({ facts: (facts) => heard.push(...facts) });
    const before = duel.log.length;
    failed(duel);
    expect(heard).toEqual(duel.log.slice(before));
    playOut(duel, randomAgents(3));
    expect(heard).toEqual(duel.log.slice(before));
  });

  test('the record of the error holds the choice that failed', () => {
    const duel = begun();
    const { record } = failed(duel);
    const lines = (text: string) => Number(/choices: (\d+)/.exec(text)?.[1]);
    expect(lines(record)).toBe(lines(duel.record()) + 1);
  });
});
