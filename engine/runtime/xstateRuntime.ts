import { type Actor, type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
import {
  type ChartContext,
  type DuelEvent,
  type DuelResources,
  restoredContext,
  savedContext,
} from '../../machines/duel/context.ts';
import { duel } from '../../machines/duel/duel.ts';
import { emptyStandby, type StandbyContext } from '../../machines/standby/arbiter.ts';
import { BoundChart } from './bindChart.ts';
import type { DuelInspector } from './inspect.ts';
import { instrumentedChart } from './instrumentedChart.ts';
import type { ChartSnapshot, Runtime, RuntimeStart } from './runtime.ts';
import { pathOf, stateValueOf } from './statePath.ts';

/** The duel chart as a machine of XState. */
export const duelChart = new BoundChart(duel);

/** The reference runtime: runs the charts as XState actors, which an inspector can observe. */
export class XStateRuntime implements Runtime {
  #actor: Actor<AnyStateMachine>;
  readonly #inspector: DuelInspector | undefined;
  #error: unknown;

  constructor(start: RuntimeStart, inspector?: DuelInspector) {
    this.#inspector = inspector;
    this.#actor = this.#started(start);
    this.#rethrow();
  }

  get context(): ChartContext {
    return this.#actor.getSnapshot().context;
  }

  get state(): string {
    return pathOf(this.#actor.getSnapshot().value);
  }

  get standby(): StandbyContext {
    return this.#arbiter?.context ?? emptyStandby;
  }

  send(event: DuelEvent): void {
    const before = { duel: this.#actor.getSnapshot(), arbiter: this.#arbiter };
    this.#run(() => this.#actor.send(event));
    // An error has stopped the actor: another one goes on from before the event.
    if (this.#error !== undefined)
      this.#actor = this.#started({ snapshot: chartSnapshot(before), resources: before.duel.context });
    this.#rethrow();
  }

  persist(): ChartSnapshot {
    return chartSnapshot({ duel: this.#actor.getSnapshot(), arbiter: this.#arbiter });
  }

  get #arbiter(): ArbiterSnapshot | undefined {
    return this.#actor.getSnapshot().children['standby']?.getSnapshot();
  }

  #started(start: RuntimeStart): Actor<AnyStateMachine> {
    const actor = this.#run(() => actorFrom(start, this.#inspector));
    actor.subscribe({
      error: (error: unknown) => {
        this.#error = error ?? new Error('The duel chart failed.');
      },
    });
    this.#run(() => actor.start());
    return actor;
  }

  /** Runs the charts, and reports guard evaluations to the listener if there is one. */
  #run<T>(run: () => T): T {
    const listener = this.#inspector?.guard;
    return listener === undefined ? run() : instrumentedChart.listen(listener, run);
  }

  #rethrow(): void {
    const error = this.#error;
    this.#error = undefined;
    if (error !== undefined) throw error;
  }
}

type ArbiterSnapshot = AnyMachineSnapshot;

interface Settled {
  readonly duel: AnyMachineSnapshot;
  readonly arbiter: ArbiterSnapshot | undefined;
}

const chartSnapshot = ({ duel: { value, context }, arbiter }: Settled): ChartSnapshot => ({
  state: pathOf(value),
  context: savedContext(context),
  standby: { state: pathOf(arbiter?.value), context: arbiter?.context ?? emptyStandby },
});

function actorFrom(start: RuntimeStart, inspector: DuelInspector | undefined): Actor<AnyStateMachine> {
  const chart = inspector?.guard === undefined ? duelChart.machine : instrumentedChart.duel;
  const options = inspector === undefined ? {} : { inspect: inspector };
  if ('input' in start) return createActor(chart, { ...options, input: start.input });
  const snapshot = persistedSnapshot(start.snapshot, start.resources);
  return createActor(chart, { ...options, snapshot, input: snapshot.context });
}

/** Converts a snapshot to XState's format of a persisted actor. */
function persistedSnapshot({ state, context, standby }: ChartSnapshot, resources: DuelResources) {
  const { machine } = duelChart;
  const isFinal = machine.getStateNodeById(`${machine.id}.${state}`).type === 'final';
  return {
    ...atRest,
    status: isFinal ? ('done' as const) : ('active' as const),
    value: stateValueOf(state),
    context: restoredContext(context, resources),
    children: {
      standby: {
        src: 'standby',
        syncSnapshot: false,
        snapshot: {
          ...atRest,
          status: 'active',
          value: stateValueOf(standby.state),
          context: standby.context,
          children: {},
        },
      },
    },
  };
}

const atRest = { output: undefined, error: undefined, historyValue: {} };
