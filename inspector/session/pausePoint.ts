import type { ProgramCommand, ProgramPause } from '../core/attach/programState.ts';
import { type BreakpointSpec, breakpointText } from '../core/values/breakpoint.ts';
import { DecisionStops } from '../model/watching/decisionStops.ts';
import type { Recorder } from '../recording/recorder.ts';

/** Where a program that plays on the thread of its inspector waits, without blocking it. */
export class PausePoint {
  readonly #stops: DecisionStops;
  readonly #onChange: () => void;
  #state: 'goes' | 'stopsNext' = 'goes';
  #paused: ProgramPause | undefined;
  #goOn: () => void = () => undefined;
  #isUsed = false;

  constructor(recorder: Pick<Recorder, 'header' | 'records'>, onChange: () => void) {
    this.#stops = new DecisionStops(recorder);
    this.#onChange = onChange;
  }

  /** Whether the program has come here: one that never does cannot be paused. */
  get isUsed(): boolean {
    return this.#isUsed;
  }

  get paused(): ProgramPause | undefined {
    return this.#paused;
  }

  /** Resolves at once, unless a breakpoint or the page stops the program here: then once the page lets it go on. */
  async pass(breakpoints: readonly BreakpointSpec[]): Promise<void> {
    this.#isUsed = true;
    const isPaused = this.#state === 'stopsNext';
    const hit = this.#stops.newHit(breakpoints);
    if (hit === undefined && !isPaused) return;
    this.#paused = {
      seq: hit?.seq ?? this.#stops.seen,
      breakpoint: hit === undefined ? undefined : breakpointText(hit.breakpoint),
    };
    this.#onChange();
    await new Promise<void>((resolve) => {
      this.#goOn = resolve;
    });
  }

  obey(command: ProgramCommand): void {
    this.#state = command === 'go' ? 'goes' : 'stopsNext';
    if (command === 'pause' || this.#paused === undefined) return;
    this.#paused = undefined;
    this.#onChange();
    this.#goOn();
  }
}
