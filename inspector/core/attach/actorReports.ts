import { type ActorBreakpoint, ActorBreakpoints } from '../actors/actorBreakpoints.ts';
import { ActorLines } from '../actors/actorLines.ts';
import { ActorInspection, ActorInspectionError } from '../actors/inspectActor.ts';
import { isSent } from '../actors/readInspection.ts';
import type { InspectionEvent } from '../actors/xstate.ts';
import { breakpointText } from '../values/breakpoint.ts';
import { ExpressionError } from '../values/expression.ts';
import { type Gate, gate } from './gate.ts';
import { report, reportEach } from './reporter.ts';

let lines: ActorLines | undefined;

/** The inspection of the program's own actors; new records are reported from its first actor on. */
function ofProgram(): ActorInspection {
  const known = lines?.all[0];
  if (known !== undefined) return known;
  const made = new ActorInspection({ title: 'Actors of the program' });
  const forked = new ActorLines(made);
  lines = forked;
  if (gate !== undefined) obey(gate, forked);
  const reported: number[] = [];
  reportEach(() => {
    for (const [line, inspection] of forked.all.entries()) {
      const from = reported[line] ?? 0;
      if (inspection.size === from) continue;
      const trace = forked.traceOf(line);
      report({ type: 'actors', line, trace: { ...trace, records: trace.records.slice(from) } });
      reported[line] = trace.records.length;
    }
  });
  return made;
}

let breakpoints: ActorBreakpoints | undefined;
/** The number of records that have been tested. */
let tested = 0;

function obey(opened: Gate, all: ActorLines): void {
  const set = (list: readonly ActorBreakpoint[]): void => {
    const before = all.all[0]?.trace.records ?? [];
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
      else all.obey(command);
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
