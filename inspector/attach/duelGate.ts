import type { Gate } from '../core/attach/gate.ts';
import { breakpointText } from '../core/values/breakpoint.ts';
import { DecisionStops } from '../model/watching/decisionStops.ts';
import type { Recorder } from '../recording/recorder.ts';
import { reportDuel } from './duelReporter.ts';

/** What is to be called whenever a duel waits for an answer: there the program waits, if a breakpoint or the page says so. */
export function decisionGate(gate: Gate, duel: number, recorder: Recorder): () => void {
  const stops = new DecisionStops(recorder);
  return () => {
    const isPaused = gate.poll();
    if (gate.breakpoints.length === 0 && !isPaused) return;
    const hit = stops.newHit(gate.breakpoints);
    if (hit === undefined && !isPaused) return;
    const paused = {
      seq: hit?.seq ?? stops.seen,
      breakpoint: hit === undefined ? undefined : breakpointText(hit.breakpoint),
    };
    gate.hold((how) => reportDuel({ type: 'paused', duel, paused: how === 'waits' ? paused : undefined }));
  };
}
