import fc from 'fast-check';
import { createDuel, type DuelOptions, type PositionOptions } from 'taiki';
import { arrange, cachesChangeNothing, chooserOf, playDuel, playInLockstep } from 'taiki/testing';
import { describe, expect, test, vi } from 'vitest';
import { Duel } from '../../engine/duel/duel.ts';
import { allProperties, logProperties } from '../support/allProperties.ts';
import { chooserFor, testInLockstep } from '../support/lockstep.ts';
import { nestedDuel } from '../support/nestedStatics.ts';
import { runs } from '../support/runs.ts';
import { starterDuelOptions } from '../support/starterDuels.ts';

const begin = (options: DuelOptions | PositionOptions, caches: 'on' | 'off') =>
  createDuel({ ...options, runtime: 'compiled', caches });

describe('a duel is the same with caches as without', () => {
  testInLockstep((options, choose) => playInLockstep([begin(options, 'off'), begin(options, 'on')], choose), {
    duels: 1,
    generated: 2,
  });

  test('with static abilities that ask for what others change', () => {
    const nested = nestedDuel({ abilities: 1, creatures: 4, choices: 8 });
    const check = fc.property(nested, ({ arrangement, choices }) => {
      const duels = [arrange({ ...arrangement, caches: 'off' }), arrange(arrangement)] as const;
      expect(playInLockstep(duels, chooserOf(choices))).toBeUndefined();
    });
    fc.assert(check, { numRuns: runs(2) });
  });
});

describe('cachesChangeNothing', () => {
  const { check } = cachesChangeNothing;
  const history = () => playDuel({ ...starterDuelOptions(3), limits: { turns: 8 } }, chooserFor(3));

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
