import { ActorInspection } from '../actors/inspectActor.ts';
import type { InspectionEvent } from '../actors/xstate.ts';
import { report, reportEach } from './reporter.ts';

let inspection: ActorInspection | undefined;

/** The inspection of the program's own actors; new records are reported from its first actor on. */
function ofProgram(): ActorInspection {
  if (inspection !== undefined) return inspection;
  const made = new ActorInspection({ title: 'Actors of the program' });
  inspection = made;
  let reported = 0;
  reportEach(() => {
    if (made.size === reported) return;
    const { trace } = made;
    report({ type: 'actors', trace: { ...trace, records: trace.records.slice(reported) } });
    reported = trace.records.length;
  });
  return made;
}

/** The `inspect` option for an actor of the program, which keeps the inspector that the program passed. */
export function inspectorOfActors(programs: unknown): (event: InspectionEvent) => void {
  const ours = ofProgram();
  return (event) => {
    forward(programs, event);
    ours.inspect(event);
  };
}

function forward(programs: unknown, event: InspectionEvent): void {
  if (typeof programs === 'function') programs(event);
  else if (typeof programs === 'object' && programs !== null && 'next' in programs)
    if (typeof programs.next === 'function') programs.next(event);
}
