import { describe, expect, test } from 'vitest';
import { runs } from '../support/runs.ts';
import { seedRanges } from '../support/seedRanges.ts';
import { agentsFor, pick, playOn, starterDuel } from '../support/starterDuels.ts';
import { expectSame, momentOf } from './momentOf.ts';

describe('a fork', () => {
  test.each(seedRanges(runs(2), 10))(
    'goes its own way, and equals its original when it is given the same choices: seeds %i to %i',
    (from, to) => {
      for (let seed = from; seed <= to; seed++) {
        const duel = starterDuel(seed);
        let twin = duel.fork();
        playOn(duel, agentsFor(seed), (decision, answer) => {
          if (decision.id % 4 === seed % 4) {
            const before = momentOf(duel);
            const log = duel.log.length;
            const other = duel.fork();
            for (let step = 0; step < 12 && other.decision !== undefined; step++)
              other.choose(pick(other.decision, step * 7 + seed));
            expectSame(momentOf(duel), before);
            expect(duel.log).toHaveLength(log);
          }
          if (decision.id % 3 === 0) twin = twin.fork();
          twin.choose(answer);
        });
        expectSame(momentOf(twin), momentOf(duel));
        expect(JSON.stringify(twin.log)).toBe(JSON.stringify(duel.log));
        expect(twin.record()).toBe(duel.record());
      }
    },
  );

  test('has the log of its original, from the first decision on', () => {
    const duel = starterDuel(2);
    expect(duel.fork().log).toEqual(duel.log);
    expect(duel.fork().fork().log).toEqual(duel.log);
    expect(duel.fork().record()).toBe(duel.record());
    expect(duel.fork().snapshot()).toEqual(duel.snapshot());
  });

  test('of a fork that has gone on leaves both behind it as they are', () => {
    const duel = starterDuel(3);
    const first = duel.fork();
    const second = first.fork();
    if (second.decision !== undefined) second.choose(pick(second.decision, 1));
    expectSame(momentOf(first), momentOf(duel));
    if (first.decision !== undefined) first.choose(pick(first.decision, 1));
    expectSame(momentOf(first), momentOf(second));
    expect(duel.decision?.id).toBe(1);
  });

  test('can be conceded alone', () => {
    const duel = starterDuel(4);
    duel.fork().concede('p2');
    expect(duel.result).toBeUndefined();
    expect(duel.decision?.id).toBe(1);
  });
});
