import type { ActorTrace } from '../actors/actorTrace.ts';
import type { ProgramPause } from '../messages.ts';
import type { TraceRecord } from '../trace.ts';

/** The file descriptor on which a watched program writes to the inspector that started it: one JSON message per line. */
export const CHANNEL = 3;

/** What a watched program reports. */
export type Report =
  /** A duel was created. `cards`: those of its engine, if it is not `taiki` itself. */
  | {
      readonly type: 'duel';
      readonly duel: number;
      readonly title: string;
      readonly cards: readonly unknown[] | undefined;
    }
  | { readonly type: 'records'; readonly duel: number; readonly records: readonly TraceRecord[] }
  /** XState actors of the program itself: every chart so far, and the new records. */
  | { readonly type: 'actors'; readonly trace: ActorTrace }
  /** A duel waits before a decision, or goes on. */
  | { readonly type: 'paused'; readonly duel: number; readonly paused: ProgramPause | undefined }
  /** The XState actors wait, or go on. */
  | { readonly type: 'actorsPaused'; readonly paused: ProgramPause | undefined }
  /** A command about the XState actors was refused. */
  | { readonly type: 'actorsRefused'; readonly message: string }
  /** The program did not catch an error, and is about to end. */
  | { readonly type: 'failed'; readonly message: string; readonly stack: string | undefined };
