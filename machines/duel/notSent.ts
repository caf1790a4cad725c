import type { DuelContext } from './context.ts';

const joined = <T>(one: readonly T[], other: readonly T[]): readonly T[] =>
  other.length === 0 ? one : one.length === 0 ? other : [...one, ...other];

/** What is on standby but has not been sent to the arbiter, also from within a procedure that waits for an answer. */
export const notSent = ({
  triggered,
  opened,
  paused,
}: Pick<DuelContext, 'triggered' | 'opened' | 'paused'>): Pick<DuelContext, 'triggered' | 'opened'> =>
  paused === undefined
    ? { triggered, opened }
    : { triggered: joined(triggered, paused.triggered), opened: joined(opened, paused.opened) };
