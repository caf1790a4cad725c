import type { ProgramCommand } from '../messages.ts';
import type { BreakpointSpec } from '../model/watching/breakpoints.ts';

/** The file descriptor on which a watched program reads from the inspector that started it: one JSON message per line. */
export const CONTROL = 4;

/** The environment variable with a `Start` as JSON. */
export const START_VARIABLE = 'TAIKI_INSPECT';

/** What a watched program starts with. */
export interface Start {
  readonly breakpoints: readonly BreakpointSpec[];
  /** `wait`: before its first decision. */
  readonly first: 'go' | 'wait';
}

/** What a watched program is told. */
export type Command =
  | { readonly type: 'breakpoints'; readonly breakpoints: readonly BreakpointSpec[] }
  | { readonly type: 'control'; readonly do: ProgramCommand }
  /** The inspector has ended. */
  | { readonly type: 'detached' };
