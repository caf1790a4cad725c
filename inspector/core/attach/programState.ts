/** `step`: goes on to the next decision or event. */
export const PROGRAM_COMMANDS = ['pause', 'go', 'step'] as const;
export type ProgramCommand = (typeof PROGRAM_COMMANDS)[number];

/** A program waits. */
export interface ProgramPause {
  /** The record at which a breakpoint stopped it, or else its last one. */
  readonly seq: number;
  /** The breakpoint as text; undefined if it was paused or stepped from the page. */
  readonly breakpoint: string | undefined;
}
