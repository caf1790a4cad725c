import {
  type ChartContext,
  type DuelEvent,
  restoredContext,
  savedContext,
} from '../../machines/duel/context.ts';
import { duel } from '../../machines/duel/duel.ts';
import { emptyStandby, type StandbyContext } from '../../machines/standby/arbiter.ts';
import { compileChart } from './compiled/compileChart.ts';
import { type ActorState, CompiledActor } from './compiled/compiledActor.ts';
import type { CompiledChart, LeafState } from './compiled/compiledChart.ts';
import type { ChartSnapshot, Runtime, RuntimeStart } from './runtime.ts';

/** The duel chart, compiled when the first duel needs it. */
class CompiledDuel {
  #chart: CompiledChart | undefined;

  get chart(): CompiledChart {
    this.#chart ??= compileChart(duel);
    return this.#chart;
  }
}

const compiledDuel = new CompiledDuel();

/** Runs the same charts as the reference runtime from flat tables, without XState. */
export class CompiledRuntime implements Runtime {
  #actor: CompiledActor;

  constructor(start: RuntimeStart) {
    const { chart } = compiledDuel;
    this.#actor =
      'input' in start
        ? CompiledActor.create(chart, start.input)
        : CompiledActor.restore(chart, actorState(chart, start));
  }

  get context(): ChartContext {
    return this.#actor.context as ChartContext;
  }

  get state(): string {
    return this.#actor.state.path;
  }

  get standby(): StandbyContext {
    return (this.#actor.child('standby')?.context ?? emptyStandby) as StandbyContext;
  }

  send(event: DuelEvent): void {
    const before = this.#actor.save();
    try {
      this.#actor.send(event);
    } catch (error) {
      this.#actor = CompiledActor.restore(compiledDuel.chart, before);
      throw error;
    }
  }

  persist(): ChartSnapshot {
    return {
      state: this.state,
      context: savedContext(this.context),
      standby: {
        state: this.#actor.child('standby')?.state.path ?? '',
        context: { ...this.standby },
      },
    };
  }
}

type Restored = Extract<RuntimeStart, { readonly snapshot: ChartSnapshot }>;

function actorState(chart: CompiledChart, { snapshot, resources }: Restored): ActorState {
  const { state, context, standby } = snapshot;
  const standbyChart = chart.children.get('standby');
  if (standbyChart === undefined) throw new Error('The duel chart spawns no child "standby".');
  const child: ActorState = {
    state: leafAt(standbyChart, standby.state),
    context: { ...standby.context },
    children: new Map(),
  };
  return {
    state: leafAt(chart, state),
    context: restoredContext(context, resources),
    children: new Map([['standby', child]]),
  };
}

function leafAt(chart: CompiledChart, path: string): LeafState {
  const leaf = chart.leaves.get(path);
  if (leaf === undefined) throw new Error(`The chart has no leaf state "${path}".`);
  return leaf;
}
