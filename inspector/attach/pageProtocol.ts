import type { Command } from '../core/attach/command.ts';

/** The path of the socket that pages with duels connect to. */
export const PROGRAM_PATH = '/program';

/** What a page with duels is told. */
export type PageCommand =
  /** After the first breakpoints. `wait`: before its first decision. */
  | { readonly type: 'start'; readonly first: 'go' | 'wait' }
  | Extract<Command, { readonly type: 'breakpoints' | 'control' }>
  | { readonly type: 'restart' };
