import type { ActorTrace } from '../actors/actorTrace.ts';
import type { ProgramPause } from './programState.ts';

/** The file descriptor on which a watched program writes to the inspector that started it: one JSON message per line. */
export const CHANNEL = 3;

/** What a watched program reports of its XState actors, and of its end. */
export type ActorReport =
  /** XState actors of the program itself or, on another line, of a fork: every chart so far, and the new records. */
  | { readonly type: 'actors'; readonly line: number; readonly trace: ActorTrace }
  /** The XState actors wait, or go on. */
  | { readonly type: 'actorsPaused'; readonly paused: ProgramPause | undefined }
  /** A command about the XState actors was refused. */
  | { readonly type: 'actorsRefused'; readonly message: string }
  /** The program did not catch an error, and is about to end. */
  | { readonly type: 'failed'; readonly message: string; readonly stack: string | undefined };
