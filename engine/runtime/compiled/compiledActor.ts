import type { ChartEvent } from '../../../machines/chart.ts';
import type { CompiledAction, CompiledChart, CompiledTransition, LeafState } from './compiledChart.ts';

/** The state of an actor and its children between two events. */
export interface ActorState {
  readonly state: LeafState;
  readonly context: object;
  readonly children: ReadonlyMap<string, ActorState>;
}

const INIT: ChartEvent = { type: 'xstate.init' };

/**
 * An actor that runs a compiled chart in XState's order: an idle actor processes a message at once, a busy one after its current
 * event. XState delivers what an actor has sent at the end of its macrostep; since actors only know their parent and their
 * children, delivering it at once comes to the same. The context is changed in place.
 */
export class CompiledActor {
  readonly #chart: CompiledChart;
  readonly #parent: CompiledActor | undefined;
  readonly #context: object;
  #event: ChartEvent = INIT;
  #state: LeafState;
  readonly #children = new Map<string, CompiledActor>();
  #mailbox: ChartEvent[] = [];
  #status: 'idle' | 'busy' | 'stopped' = 'busy';
  /** Whether the current microstep has changed the context or the children. */
  #hasChanged = false;

  private constructor(
    chart: CompiledChart,
    parent: CompiledActor | undefined,
    state: LeafState,
    context: object,
  ) {
    this.#chart = chart;
    this.#parent = parent;
    this.#state = state;
    this.#context = context;
  }

  /** Creates an actor and enters its initial state. */
  static create(chart: CompiledChart, input: unknown, parent?: CompiledActor): CompiledActor {
    const actor = new CompiledActor(chart, parent, chart.start.target, chart.initialContext(input));
    actor.#take(chart.start);
    actor.#settle();
    actor.#drain();
    return actor;
  }

  /** Continues from a state. The actor changes its contexts in place, so no other actor may have them. */
  static restore(
    chart: CompiledChart,
    { state, context, children }: ActorState,
    parent?: CompiledActor,
  ): CompiledActor {
    const actor = new CompiledActor(chart, parent, state, context);
    for (const [id, child] of children) {
      const childChart = chart.children.get(id);
      if (childChart === undefined) throw new Error(`The chart spawns no child "${id}".`);
      actor.#children.set(id, CompiledActor.restore(childChart, child, actor));
    }
    actor.#status = state.isFinal ? 'stopped' : 'idle';
    return actor;
  }

  get state(): LeafState {
    return this.#state;
  }

  get context(): object {
    return this.#context;
  }

  child(id: string): CompiledActor | undefined {
    return this.#children.get(id);
  }

  /** The current state, with copies of the contexts, since they are changed in place. */
  save(): ActorState {
    const children = new Map<string, ActorState>();
    for (const [id, child] of this.#children) children.set(id, child.save());
    return { state: this.#state, context: { ...this.context }, children };
  }

  send(event: ChartEvent): void {
    if (this.#status === 'stopped') return;
    this.#mailbox.push(event);
    if (this.#status === 'idle') this.#drain();
  }

  #drain(): void {
    this.#status = 'busy';
    while (!this.#state.isFinal) {
      const event = this.#mailbox.shift();
      if (event === undefined) {
        this.#status = 'idle';
        return;
      }
      this.#process(event);
    }
    this.#stop();
  }

  #stop(): void {
    this.#status = 'stopped';
    this.#mailbox = [];
    for (const child of this.#children.values()) child.#stop();
  }

  /** A macrostep: the transition on the event, then transitions without event until there are none. */
  #process(event: ChartEvent): void {
    this.#event = event;
    const transitions = this.#state.on.get(event.type);
    const enabled = transitions === undefined ? undefined : this.#enabled(transitions);
    if (enabled !== undefined) this.#take(enabled);
    this.#settle();
  }

  #settle(): void {
    let selects = true;
    for (let count = 1; !this.#state.isFinal; count++) {
      if (count > this.#chart.maxIterations)
        throw new Error(`More than ${this.#chart.maxIterations} microsteps without a stable state.`);
      const enabled = selects ? this.#enabled(this.#state.always) : undefined;
      if (enabled === undefined) return;
      const before = this.#state;
      this.#take(enabled);
      // As in XState: an eventless transition that changes nothing is not selected again.
      selects = this.#hasChanged || this.#state !== before;
    }
  }

  #enabled(transitions: readonly CompiledTransition[]): CompiledTransition | undefined {
    for (const transition of transitions) {
      if (transition.guard === undefined || transition.guard(this.#context)) return transition;
    }
    return undefined;
  }

  /** A microstep. */
  #take({ actions, target }: CompiledTransition): void {
    this.#hasChanged = false;
    for (const action of actions) this.#execute(action);
    this.#state = target;
    if (target.isFinal) for (const action of target.exit) this.#execute(action);
  }

  #execute(action: CompiledAction): void {
    switch (action.kind) {
      case 'assign':
        Object.assign(this.#context, action.assign(this.#context, this.#event));
        this.#hasChanged = true;
        return;
      case 'change':
        action.change(this.#context, this.#event, action.params);
        this.#hasChanged = true;
        return;
      case 'send': {
        const to = action.to === undefined ? this.#parent : this.#children.get(action.to);
        if (to === undefined) throw new Error(`No actor "${action.to ?? 'parent'}" to send an event to.`);
        to.send(action.event(this.#context));
        return;
      }
      case 'spawn': {
        this.#children.set(action.id, CompiledActor.create(action.chart, undefined, this));
        this.#hasChanged = true;
      }
    }
  }
}
