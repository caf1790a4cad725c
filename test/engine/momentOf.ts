import { isDeepStrictEqual } from 'node:util';
import type { Duel } from 'taiki';
import { expect } from 'vitest';

/** All that tells one moment of a duel from another, as JSON has it; but for the log. */
export const momentOf = (duel: Duel): unknown =>
  JSON.parse(JSON.stringify([duel.state, duel.decision, duel.result, duel.snapshot()]));

/** As `toEqual`, which is slow where the values are large. */
export function expectSame(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}
