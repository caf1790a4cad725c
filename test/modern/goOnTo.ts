import { expect } from 'vitest';
import type { Driver } from '../support/driver.ts';

/** Answers with the first options, or passes, until the decision is `asked`. */
export function goOnTo(duel: Driver, asked: string): void {
  for (let tries = 0; duel.asked !== asked && tries < 50; tries++) {
    const { kind, min } = duel.decision;
    if (kind === 'shields') duel.choose(...duel.options.slice(0, min));
    else duel.pass();
  }
  expect(duel.asked).toBe(asked);
}
