import fc from 'fast-check';
import { createDuel, type DuelOptions, type PositionOptions } from 'taiki';
import {
  arrange,
  type Chooser,
  cachesChangeNothing,
  chooserOf,
  duelArbitrary,
  playDuel,
  playInLockstep,
} from 'taiki/testing';
import { describe, expect, test, vi } from 'vitest';
import { Duel } from '../../engine/duel.ts';
import { allProperties, logProperties } from '../support/allProperties.ts';
import { mixedDecks } from '../support/mixedDecks.ts';
import { nestedDuel } from '../support/nestedStatics.ts';
import { runs } from '../support/runs.ts';
import { agentsFor, starterDuelOptions } from '../support/starterDuels.ts';

const agentsOf = (seed: number): Chooser => {
  const agents = agentsFor(seed);
  return (decision, duel) => agents[decision.player](duel.view(decision.player), decision);
};

const inLockstep = (options: DuelOptions | PositionOptions, choose: Chooser) =>
  playInLockstep([createDuel({ ...options, caches: 'off' }), createDuel(options)], choose);

describe('a duel is the same with caches as without', () => {
  test('between starter decks', () => {
    for (let seed = 1; seed <= runs(1); seed++)
      expect({ seed, divergence: inLockstep(starterDuelOptions(seed), agentsOf(seed)) }).toEqual({ seed });
  });

  test('between decks of any cards that come with the engine', () => {
    for (let seed = 1; seed <= runs(1); seed++) {
      const [p1, p2] = mixedDecks(seed);
      const divergence = inLockstep({ decks: { p1, p2 }, seed }, agentsOf(seed));
      expect({ seed, divergence }).toEqual({ seed });
    }
  });

  test('with whole cards that are generated', () => {
    const check = fc.property(duelArbitrary(), ({ options, choices }) => {
      expect(inLockstep(options, chooserOf(choices))).toBeUndefined();
    });
    fc.assert(check, { numRuns: runs(4) });
  });

  test('with static abilities that ask for what others change', () => {
    const nested = nestedDuel({ abilities: 1, creatures: 4, choices: 8 });
    const check = fc.property(nested, ({ arrangement, choices }) => {
      const duels = [arrange({ ...arrangement, caches: 'off' }), arrange(arrangement)] as const;
      expect(playInLockstep(duels, chooserOf(choices))).toBeUndefined();
    });
    fc.assert(check, { numRuns: runs(4) });
  });
});

describe('cachesChangeNothing', () => {
  const { check } = cachesChangeNothing;
  const history = () => playDuel(starterDuelOptions(3), agentsOf(3));

  test('holds, and is among the properties of the long run', () => {
    expect(check(history())).toBeUndefined();
    expect(allProperties).toContain(cachesChangeNothing);
    expect(logProperties).not.toContain(cachesChangeNothing);
  });

  test('fails if a cache keeps what is out of date', () => {
    const played = history();
    const original = Object.getOwnPropertyDescriptor(Duel.prototype, 'state')?.get;
    let read = 0;
    vi.spyOn(Duel.prototype, 'state', 'get').mockImplementation(function (this: Duel) {
      return ++read === 12 ? 'over' : original?.call(this);
    });
    try {
      expect(check(played)?.message).toMatch(/^after 5 choices "state" is "over" with caches, "turn\./);
    } finally {
      vi.restoreAllMocks();
    }
  });
});
