import type { Driver } from '../support/driver.ts';

/**
 * Answers until this is asked, or the duel is over: with the options that contain one of these words, in the order of the words, and with as few others as
 * have to be chosen. It passes where it can.
 */
export function play(duel: Driver, until: string, ...words: readonly string[]): Driver {
  for (let tries = 0; duel.duel.decision !== undefined && duel.asked !== until && tries < 40; tries++) {
    const { min, max } = duel.decision;
    const wanted = words.flatMap((word) => duel.options.filter((option) => option.includes(word)));
    const others = duel.options.filter((option) => !wanted.includes(option));
    const count = Math.min(max, Math.max(min, wanted.length));
    if (count === 0 || (wanted.length === 0 && duel.decision.options.some(({ pass }) => pass))) duel.pass();
    else duel.choose(...[...wanted, ...others].slice(0, count));
  }
  return duel;
}

/** Takes the first options until the decision is another one. */
export function until(duel: Driver, asked: string): Driver {
  for (let tries = 0; duel.asked !== asked && tries < 20; tries++)
    duel.choose(...duel.options.slice(0, Math.max(1, duel.decision.min)));
  return duel;
}
