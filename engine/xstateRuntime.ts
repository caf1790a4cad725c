import { type Actor, createActor } from 'xstate';
import {
  type ChartContext,
  type DuelEvent,
  type DuelResources,
  restoredContext,
  savedContext,
} from '../machines/duel/context.ts';
import { duel } from '../machines/duel/duel.ts';
import { emptyStandby, type StandbyContext } from '../machines/standby/arbiter.ts';
import type { DuelInspector } from './inspect.ts';
import { instrumentedChart } from './instrumentedChart.ts';
import type { ChartSnapshot, Runtime, RuntimeStart } from './runtime.ts';
import { pathOf, stateValueOf } from './statePath.ts';

/** The reference runtime: runs the charts as XState actors, which an inspector can observe. */
export class XStateRuntime implements Runtime {
  readonly #actor: Actor<typeof duel>;
  readonly #guardListener: DuelInspector['guard'];
  #error: unknown;

  constructor(start: RuntimeStart, inspector?: DuelInspector) {
    this.#guardListener = inspector?.guard;
    this.#actor = this.#run(() => actorFrom(start, inspector));
    this.#actor.subscribe({
      error: (error: unknown) => {
        this.#error = error ?? new Error('The duel chart failed.');
      },
    });
    this.#run(() => this.#actor.start());
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
    this.#run(() => this.#actor.send(event));
    this.#rethrow();
  }

  persist(): ChartSnapshot {
    return {
      state: this.state,
      context: savedContext(this.context),
      standby: { state: pathOf(this.#arbiter?.value), context: this.standby },
    };
  }

  get #arbiter() {
    return this.#actor.getSnapshot().children.standby?.getSnapshot();
  }

  /** Runs the charts, and reports guard evaluations to the listener if there is one. */
  #run<T>(run: () => T): T {
    return this.#guardListener === undefined ? run() : instrumentedChart.listen(this.#guardListener, run);
  }

  #rethrow(): void {
    if (this.#error !== undefined) throw this.#error;
  }
}

function actorFrom(start: RuntimeStart, inspector: DuelInspector | undefined): Actor<typeof duel> {
  const chart = inspector?.guard === undefined ? duel : instrumentedChart.duel;
  const options = inspector === undefined ? {} : { inspect: inspector };
  if ('input' in start) return createActor(chart, { ...options, input: start.input });
  const snapshot = persistedSnapshot(start.snapshot, start.resources);
  return createActor(chart, { ...options, snapshot, input: snapshot.context });
}

/** Converts a snapshot to XState's format of a persisted actor. */
function persistedSnapshot({ state, context, standby }: ChartSnapshot, resources: DuelResources) {
  const isFinal = duel.getStateNodeById(`${duel.id}.${state}`).type === 'final';
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
