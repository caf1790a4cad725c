import type { Procedure } from './game.ts';

function* nothing(): Procedure {}

/** A procedure that has run to its end. Returned by procedures that are often called and rarely have anything to ask. */
export const FINISHED: Procedure = nothing();
FINISHED.next([]);
