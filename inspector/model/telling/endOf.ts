import type { Moment } from '../moment.ts';
import type { TraceReader } from '../reader.ts';

/** What goes on for a while, and can be run to its end. */
export const COURSES = ['effect', 'attack', 'turn'] as const;
export type Course = (typeof COURSES)[number];

/** What goes on at a moment, as a value that changes when it ends; undefined if nothing of the kind does. */
const ONGOING: { readonly [C in Course]: (moment: Moment) => number | undefined } = {
  effect: ({ standby }) =>
    [...(standby?.effects.ap ?? []), ...(standby?.effects.nap ?? [])].find(
      ({ stage }) => stage === 'resolving',
    )?.id,
  attack: ({ table }) => table?.attack?.attacker,
  turn: ({ table }) => table?.turn.number,
};

/** The first record after which an effect, an attack or a turn is over: `none` if nothing of the kind goes on, `open` if it has not ended yet. */
export function endOf(reader: TraceReader, seq: number, course: Course): number | 'none' | 'open' {
  const ongoing = ONGOING[course];
  const now = ongoing(reader.at(seq));
  if (now === undefined) return 'none';
  for (let at = seq + 1; at < reader.length; at++) if (ongoing(reader.at(at)) !== now) return at;
  return reader.last.result === undefined ? 'open' : reader.length - 1;
}
