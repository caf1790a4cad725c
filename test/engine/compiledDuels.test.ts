import fc from 'fast-check';
import { createDuel, type DuelOptions, OptionsError, type PositionOptions, replay, restoreDuel } from 'taiki';
import { type Chooser, chooserOf, duelArbitrary, playInLockstep } from 'taiki/testing';
import { describe, expect, test } from 'vitest';
import { mixedDecks } from '../support/mixedDecks.ts';
import { runs } from '../support/runs.ts';
import { agentsFor, starterDuelOptions } from '../support/starterDuels.ts';

const agentsOf = (seed: number): Chooser => {
  const agents = agentsFor(seed);
  return (decision, duel) => agents[decision.player](duel.view(decision.player), decision);
};

const inLockstep = (options: DuelOptions | PositionOptions, choose: Chooser) =>
  playInLockstep([createDuel(options), createDuel({ ...options, runtime: 'compiled' })], choose);

describe('a duel is the same on the compiled runtime as on XState', () => {
  test('between starter decks', () => {
    for (let seed = 1; seed <= runs(2); seed++)
      expect({ seed, divergence: inLockstep(starterDuelOptions(seed), agentsOf(seed)) }).toEqual({ seed });
  });

  test('between decks of any cards that come with the engine', () => {
    for (let seed = 1; seed <= runs(2); seed++) {
      const [p1, p2] = mixedDecks(seed);
      const divergence = inLockstep({ decks: { p1, p2 }, seed }, agentsOf(seed));
      expect({ seed, divergence }).toEqual({ seed });
    }
  });

  test('with whole cards that are generated', () => {
    const check = fc.property(duelArbitrary(), ({ options, choices }) => {
      expect(inLockstep(options, chooserOf(choices))).toBeUndefined();
    });
    fc.assert(check, { numRuns: runs(6) });
  });
});

describe('the runtime of a duel', () => {
  const options = starterDuelOptions(7);
  const compiled = createDuel({ ...options, runtime: 'compiled' });

  test('is XState unless the options say otherwise', () => {
    expect(createDuel(options).runtime).toBe('xstate');
    expect(compiled.runtime).toBe('compiled');
  });

  test('is kept by a fork, chosen anew by whoever restores or replays', () => {
    expect(compiled.fork().runtime).toBe('compiled');
    expect(restoreDuel(compiled.snapshot()).runtime).toBe('xstate');
    expect(restoreDuel(compiled.snapshot(), { runtime: 'compiled' }).runtime).toBe('compiled');
    expect(replay(compiled.record(), { runtime: 'compiled' }).snapshot()).toEqual(compiled.snapshot());
  });

  test('is XState where an inspector watches', () => {
    expect(compiled.fork({ inspect: () => {} }).runtime).toBe('xstate');
    expect(() => createDuel({ ...options, runtime: 'compiled', inspect: () => {} })).toThrow(OptionsError);
    const unknown = { ...options, runtime: 'fast' };
    expect(() => createDuel(unknown as DuelOptions)).toThrow(
      'runtime: expected "xstate" or "compiled", not "fast".',
    );
  });
});
