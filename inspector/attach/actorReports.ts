import { type ActorBreakpoint, ActorBreakpoints } from '../actors/actorBreakpoints.ts';
import { ActorInspection, ActorInspectionError, isSent } from '../actors/inspectActor.ts';
import type { InspectionEvent } from '../actors/xstate.ts';
import { breakpointText } from '../model/watching/breakpoints.ts';
import { ExpressionError } from '../model/watching/expression.ts';
import { type Gate, gate } from './gate.ts';
import { report, reportEach } from './reporter.ts';

let inspection: ActorInspection | undefined;

/** The inspection of the program's own actors; new records are reported from its first actor on. */
function ofProgram(): ActorInspection {
  if (inspection !== undefined) return inspection;
  const made = new ActorInspection({ title: 'Actors of the program' });
  inspection = made;
  if (gate !== undefined) obey(gate, made);
  let reported = 0;
  reportEach(() => {
    if (made.size === reported) return;
    const { trace } = made;
    report({ type: 'actors', trace: { ...trace, records: trace.records.slice(reported) } });
    reported = trace.records.length;
  });
  return made;
}

let breakpoints: ActorBreakpoints | undefined;
/** The number of records that have been tested. */
let tested = 0;

function obey(opened: Gate, made: ActorInspection): void {
  const set = (list: readonly ActorBreakpoint[]): void => {
    const before = made.trace.records;
    breakpoints = new ActorBreakpoints(list);
    // What has been recorded before counts for names and contexts only.
    for (const record of before)
      if (record.kind === 'actor' || record.kind === 'settled') breakpoints.at(record);
    tested = before.length;
  };
  set(opened.start.actorBreakpoints);
  opened.onActorCommand((command) => {
    try {
      if (command.type === 'actorBreakpoints') set(command.breakpoints);
      else made.send(command.actor, command.event);
    } catch (cause) {
      if (!(cause instanceof ActorInspectionError || cause instanceof ExpressionError)) throw cause;
      report({ type: 'actorsRefused', message: cause.message });
    }
  });
}

/** Waits if a new record hits a breakpoint, or at any event if the page has paused the program. */
function waitAt(opened: Gate, made: ActorInspection, event: InspectionEvent): void {
  const isPaused = opened.poll();
  let hit: { readonly seq: number; readonly breakpoint: ActorBreakpoint } | undefined;
  for (const record of made.from(tested)) {
    const breakpoint = breakpoints?.at(record);
    if (breakpoint !== undefined) hit ??= { seq: record.seq, breakpoint };
  }
  tested = made.size;
  if (hit === undefined && !(isPaused && isSent(event))) return;
  const paused = {
    seq: hit?.seq ?? made.size - 1,
    breakpoint: hit === undefined ? undefined : breakpointText(hit.breakpoint),
  };
  opened.hold((how) => report({ type: 'actorsPaused', paused: how === 'waits' ? paused : undefined }));
}

/** The `inspect` option for an actor of the program, which keeps the inspector that the program passed. */
export function inspectorOfActors(programs: unknown): (event: InspectionEvent) => void {
  const ours = ofProgram();
  return (event) => {
    forward(programs, event);
    ours.inspect(event);
    if (gate !== undefined) waitAt(gate, ours, event);
  };
}

function forward(programs: unknown, event: InspectionEvent): void {
  if (typeof programs === 'function') programs(event);
  else if (typeof programs === 'object' && programs !== null && 'next' in programs)
    if (typeof programs.next === 'function') programs.next(event);
}
