import { createDuel, type DuelOptions, OptionsError, replay, restoreDuel } from 'taiki';
import { playInLockstep } from 'taiki/testing';
import { describe, expect, test } from 'vitest';
import { testInLockstep } from '../support/lockstep.ts';
import { starterDuelOptions } from '../support/starterDuels.ts';

describe('a duel is the same on the compiled runtime as on XState', () => {
  testInLockstep(
    (options, choose) =>
      playInLockstep([createDuel(options), createDuel({ ...options, runtime: 'compiled' })], choose),
    { duels: 2, generated: 6 },
  );
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
