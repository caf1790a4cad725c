import fc from 'fast-check';
import type { DuelOptions, PositionOptions } from 'taiki';
import { type Chooser, chooserOf, type Divergence, duelArbitrary } from 'taiki/testing';
import { expect, test } from 'vitest';
import { mixedDecks } from './mixedDecks.ts';
import { runs } from './runs.ts';
import { agentsFor, starterDuelOptions } from './starterDuels.ts';

/** The agents of the starter duels as a chooser. */
export const chooserFor = (seed: number): Chooser => {
  const agents = agentsFor(seed);
  return (decision, duel) => agents[decision.player](duel.view(decision.player), decision);
};

/** Plays a duel in two ways with the same choices; returns the first difference. */
type InLockstep = (options: DuelOptions | PositionOptions, choose: Chooser) => Divergence | undefined;

/** Tests that two ways to play agree, in duels of three kinds. The counts of `npm test` grow with its runs. */
export function testInLockstep(inLockstep: InLockstep, counts: { duels: number; generated: number }): void {
  test('between starter decks', () => {
    for (let seed = 1; seed <= runs(counts.duels); seed++)
      expect({ seed, divergence: inLockstep(starterDuelOptions(seed), chooserFor(seed)) }).toEqual({ seed });
  });

  test('between decks of any cards that come with the engine', () => {
    for (let seed = 1; seed <= runs(counts.duels); seed++) {
      const [p1, p2] = mixedDecks(seed);
      const divergence = inLockstep({ decks: { p1, p2 }, seed }, chooserFor(seed));
      expect({ seed, divergence }).toEqual({ seed });
    }
  });

  test('with whole cards that are generated', () => {
    const check = fc.property(duelArbitrary(), ({ options, choices }) => {
      expect(inLockstep(options, chooserOf(choices))).toBeUndefined();
    });
    fc.assert(check, { numRuns: runs(counts.generated) });
  });
}
