import type { ProgramPause } from '../core/attach/programState.ts';
import type { ActorReport } from '../core/attach/report.ts';
import type { TraceRecord } from '../trace.ts';

/** What a watched program reports of its duels. */
export type DuelReport =
  /** A duel was created. `cards`: those of its engine, if it is not `taiki` itself. */
  | {
      readonly type: 'duel';
      readonly duel: number;
      readonly title: string;
      readonly cards: readonly unknown[] | undefined;
    }
  | { readonly type: 'records'; readonly duel: number; readonly records: readonly TraceRecord[] }
  /** A duel waits before a decision, or goes on. */
  | { readonly type: 'paused'; readonly duel: number; readonly paused: ProgramPause | undefined };

export type Report = ActorReport | DuelReport;
