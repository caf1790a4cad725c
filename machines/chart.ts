/**
 * Charts as plain data, in the form of XState's configuration, with names for guards and actions. What the names stand for is in a
 * `Behaviour`. Both runtimes read this form.
 */

/** A transition. The target is a sibling (`name`), a state anywhere (`#chart.path`) or a substate (`.name`); without one, nothing is left or entered. */
export interface Transition<G extends string = string, A extends string = string> {
  readonly target?: string;
  readonly guard?: G;
  readonly actions?: OneOrMany<Action<A>>;
  /** Leaves and enters the source again, also if the target is the source or below it. */
  readonly reenter?: boolean;
}

/** The name of an action, possibly with parameters. */
export type Action<A extends string = string> = A | { readonly type: A; readonly params: unknown };

export type OneOrMany<T> = T | readonly T[];

/** A target, or a transition with a guard or actions; of several, the first whose guard holds is taken. */
export type Transitions<G extends string, A extends string> = OneOrMany<string | Transition<G, A>>;

/** A state, with its substates. */
export interface ChartState<G extends string = string, A extends string = string> {
  /** The rule that the state implements. */
  readonly meta: { readonly rule: string };
  /** The chart has come to its end. */
  readonly type?: 'final';
  readonly initial?: string;
  readonly entry?: OneOrMany<Action<A>>;
  readonly exit?: OneOrMany<Action<A>>;
  readonly always?: Transitions<G, A>;
  readonly on?: Readonly<Record<string, Transitions<G, A>>>;
  readonly states?: Readonly<Record<string, ChartState<G, A>>>;
}

/** A chart: its outermost state. */
export interface ChartConfig<G extends string = string, A extends string = string> extends ChartState<G, A> {
  readonly id: string;
  /** The number of microsteps after which a macrostep is an endless loop. */
  readonly options: { readonly maxIterations: number };
}

export interface ChartEvent {
  readonly type: string;
}

/** What the names of a chart stand for. Guards, assigns and messages are pure. */
export interface Behaviour<Context, Event extends ChartEvent, Params = never> {
  readonly guards: Readonly<Record<string, (context: Context) => boolean>>;
  /** Actions that return the changed parts of the context. */
  readonly assigns: Readonly<Record<string, (context: Context, event: Event) => object>>;
  /** Actions that change the context in place. */
  readonly changes: Readonly<Record<string, (context: Context, event: Event, params: Params) => void>>;
  /** Actions that send an event to a child, by the id of its chart, or to the parent. */
  readonly messages: Readonly<
    Record<
      string,
      { readonly to: 'parent' | { readonly child: string }; readonly event: (context: Context) => ChartEvent }
    >
  >;
  /** Actions that spawn an actor. It has the id of its chart. */
  readonly spawns: Readonly<Record<string, AnyChart>>;
}

/** A chart and its behaviour. */
export interface Chart<Context, Event extends ChartEvent, Input, Params = never>
  extends Behaviour<Context, Event, Params> {
  readonly config: ChartConfig;
  readonly contextFrom: (input: Input) => object;
  readonly copied: (context: Context) => object;
}

export type AnyChart = Chart<never, never, never>;

/** A chart for a runtime, which gives its functions only contexts and events of the chart. */
export type UntypedChart = Chart<object, ChartEvent, unknown, unknown>;

export type Guard = UntypedChart['guards'][string];

export const untyped = (chart: AnyChart): UntypedChart => chart as unknown as UntypedChart;

/** The names of the guards and of the actions in a behaviour. */
export type GuardName<B extends Behaviour<never, never>> = keyof B['guards'] & string;
export type ActionName<B extends Behaviour<never, never>> = keyof (B['assigns'] &
  B['changes'] &
  B['messages'] &
  B['spawns']) &
  string;
