import { expect } from 'vitest';
import { factProblems, problemsAt } from './invariants.ts';
import { agentsFor, playOn, starterDuel } from './starterDuels.ts';

/** How many decisions of each duel are looked at closely. */
const CLOSE = 100;

/** Plays one duel of each seed to its end, and checks at every step what must always hold. */
export function playRandomDuels(from: number, to: number): void {
  for (let seed = from; seed <= to; seed++) {
    const duel = starterDuel(seed);
    let looked = 0;
    const problems: string[] = [];
    playOn(duel, agentsFor(seed), (decision) => {
      if (looked++ < CLOSE)
        problems.push(...problemsAt(duel).map((problem) => `decision ${decision.id}: ${problem}`));
    });
    problems.push(...problemsAt(duel), ...factProblems(duel.log));
    if (duel.result === undefined) problems.push('the duel has no result');
    if (duel.log.at(-1)?.kind !== 'duelEnded') problems.push('the log does not end with the end of the duel');
    expect({ seed, problems }).toEqual({ seed, problems: [] });
  }
}
