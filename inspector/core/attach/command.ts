import type { ActorBreakpoint } from '../actors/actorBreakpoints.ts';
import type { LineCommand } from '../actors/actorLines.ts';
import type { BreakpointSpec } from '../values/breakpoint.ts';
import type { ProgramCommand } from './programState.ts';

/** The file descriptor on which a watched program reads from the inspector that started it: one JSON message per line. */
export const CONTROL = 4;

/** The environment variable with a `Start` as JSON. */
export const START_VARIABLE = 'TAIKI_INSPECT';

/** What a watched program starts with. */
export interface Start {
  /** Those of the duels. */
  readonly breakpoints: readonly BreakpointSpec[];
  readonly actorBreakpoints: readonly ActorBreakpoint[];
  /** `wait`: before its first decision or event. */
  readonly first: 'go' | 'wait';
}

/** What concerns the XState actors of a watched program. */
export type ActorCommand =
  | { readonly type: 'actorBreakpoints'; readonly breakpoints: readonly ActorBreakpoint[] }
  | LineCommand;

/** What a watched program is told. */
export type Command =
  | ActorCommand
  | { readonly type: 'breakpoints'; readonly breakpoints: readonly BreakpointSpec[] }
  | { readonly type: 'control'; readonly do: ProgramCommand }
  /** The inspector has ended. */
  | { readonly type: 'detached' };
