import type { WayOutcome } from '../../model/index.ts';

/** Outcomes of guards, told apart by a sign as well as by a word. */
export const WAY_OUTCOMES: { readonly [O in WayOutcome]: string } = {
  true: '✓ true',
  false: '✗ false',
  notReached: '– not reached',
  unguarded: 'no guard',
};
