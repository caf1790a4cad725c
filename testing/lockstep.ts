import type { Duel } from '../engine/duel/duel.ts';
import { keysOf } from '../table/keysOf.ts';
import { isSameJson } from './isSameJson.ts';
import type { Chooser } from './playDuel.ts';

/** What is compared after each choice, in addition to the facts. */
const COMPARED = {
  state: (duel: Duel): unknown => duel.state,
  decision: (duel: Duel): unknown => duel.decision,
  result: (duel: Duel): unknown => duel.result,
  game: (duel: Duel): unknown => duel.game,
  standby: (duel: Duel): unknown => duel.standby,
  explain: (duel: Duel): unknown => duel.explain(),
} satisfies { readonly [W in Exclude<Divergence['what'], 'facts'>]: (duel: Duel) => unknown };

/** The first difference between duels played in lockstep. */
export interface Divergence {
  /** The index of the duel that differs from the first one. */
  readonly duel: number;
  /** The number of choices made before. */
  readonly choices: number;
  /** The part that differs; `facts` are those since the last choice. */
  readonly what: 'state' | 'decision' | 'result' | 'game' | 'standby' | 'explain' | 'facts';
  readonly expected: unknown;
  readonly found: unknown;
}

/**
 * Plays several duels with the same answers, and compares them with the first one after each answer.
 * @param choose answers each decision of the first duel, or returns `undefined` to stop playing.
 * @returns the first difference; undefined if there is none.
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
  for (const what of keysOf(parts)) {
    const [expected, ...others] = duels.map(parts[what]);
    const index = others.findIndex((other) => !isSameJson(expected, other));
    if (index >= 0) return { duel: index + 1, what, expected, found: others[index] };
  }
  return undefined;
}
