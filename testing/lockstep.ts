import type { Duel } from '../engine/duel.ts';
import { isAlike } from './alike.ts';
import type { Chooser } from './course.ts';

/** What is compared after each choice. */
const COMPARED = {
  state: (duel: Duel): unknown => duel.state,
  decision: (duel: Duel): unknown => duel.decision,
  result: (duel: Duel): unknown => duel.result,
  game: (duel: Duel): unknown => duel.game,
  standby: (duel: Duel): unknown => duel.standby,
  explain: (duel: Duel): unknown => duel.explain(),
};

/** Where one of several duels that are played in lockstep differs from the first of them. */
export interface Divergence {
  /** The index of the duel that differs. */
  readonly duel: number;
  /** How many choices had been made. */
  readonly choices: number;
  /** What differs: a part of the duel, or the facts since the last choice. */
  readonly what: keyof typeof COMPARED | 'facts';
  readonly expected: unknown;
  readonly found: unknown;
}

/**
 * Plays several duels with the same answers, and compares them with the first after each.
 * @param choose answers each decision of the first; where it answers `undefined` the duels are left where they are.
 * @returns the first difference; undefined where there is none.
 */
export function playInLockstep(
  duels: readonly [Duel, Duel, ...Duel[]],
  choose: Chooser,
): Divergence | undefined {
  const [first] = duels;
  let seen = 0;
  for (let choices = 0; ; choices++) {
    const divergence = firstDivergence(duels, seen);
    if (divergence !== undefined) return { ...divergence, choices };
    seen = first.log.length;
    const { decision } = first;
    const answer = decision === undefined ? undefined : choose(decision, first);
    if (answer === undefined) return undefined;
    for (const duel of duels) {
      if ('concedes' in answer) duel.concede(answer.concedes);
      else duel.choose(answer);
    }
  }
}

function firstDivergence(duels: readonly Duel[], seen: number): Omit<Divergence, 'choices'> | undefined {
  const parts = { ...COMPARED, facts: ({ log }: Duel): unknown => log.slice(seen) };
  for (const what of Object.keys(parts) as (keyof typeof parts)[]) {
    const [expected, ...others] = duels.map(parts[what]);
    const index = others.findIndex((other) => !isAlike(expected, other));
    if (index >= 0) return { duel: index + 1, what, expected, found: others[index] };
  }
  return undefined;
}
