import fc from 'fast-check';
import type {
  Action,
  AnyChart,
  Behaviour,
  Chart,
  ChartEvent,
  ChartState,
  Transition,
} from '../../../machines/chart.ts';

/** A state of a generated chart. Targets are picked by number among all states. */
interface Shape {
  readonly entry: boolean;
  readonly exit: boolean;
  readonly always: readonly Arrow[];
  readonly on: readonly (Arrow & { readonly event: string })[];
  readonly states: readonly Shape[];
}

interface Arrow {
  readonly guard: CountGuard | undefined;
  /** Undefined for a transition without a target. */
  readonly target: number | undefined;
  readonly reenter: boolean;
  readonly does: 'nothing' | 'notes' | 'notesAndSends';
}

interface CountGuard {
  readonly modulus: number;
  readonly remainder: number;
}

/** What every generated chart remembers: each action that ran. */
interface Trace {
  readonly count: number;
  readonly labels: readonly string[];
}

/** The events that a generated chart and its child handle and send each other. */
export const EVENTS = ['a', 'b', 'c'] as const;

/** After so many actions a chart does nothing any more, so that two charts do not send each other events for ever. */
const MAX_ACTIONS = 100;

const messageOf = ({ count }: Trace) => ({ type: EVENTS[count % EVENTS.length] ?? 'a' });

const noted = ({ count, labels }: Trace, label: string, { type }: ChartEvent): Trace => ({
  count: count + 1,
  labels: [...labels, `${label} on ${type}`],
});

const keyOf = (index: number): string => `s${index}`;

/** Makes the states of a chart and, as it meets them, the guards and actions that they name. */
class GeneratedChart {
  readonly #id: string;
  readonly #shape: Shape;
  readonly #child: AnyChart | undefined;
  readonly #paths: string[] = [];
  readonly #guards: Record<string, (context: Trace) => boolean> = {};
  readonly #assigns: Record<string, (context: Trace, event: ChartEvent) => Trace> = {};

  constructor(id: string, shape: Shape, child: AnyChart | undefined) {
    this.#id = id;
    this.#shape = shape;
    this.#child = child;
    this.#list(shape, id);
  }

  chart(): AnyChart {
    const { meta, initial, states, exit, on } = this.#state({ ...this.#shape, entry: false }, this.#id);
    const entry = this.#child === undefined ? {} : { entry: 'spawn' };
    const root = {
      ...(initial === undefined ? {} : { initial }),
      ...(states === undefined ? {} : { states }),
    };
    const messages: Behaviour<Trace, ChartEvent>['messages'] = {
      tellChild: { to: { child: 'child' }, event: messageOf },
      tellParent: { to: 'parent', event: messageOf },
    };
    const chart: Chart<Trace, ChartEvent, unknown, { readonly label: string }> = {
      config: {
        id: this.#id,
        options: { maxIterations: 30 },
        meta,
        ...root,
        ...entry,
        ...(exit === undefined ? {} : { exit }),
        ...(on === undefined ? {} : { on }),
      },
      guards: this.#guards,
      assigns: this.#assigns,
      changes: {
        note: (context, event, { label }) => Object.assign(context, noted(context, label, event)),
      },
      messages,
      spawns: this.#child === undefined ? {} : { spawn: this.#child },
      contextFrom: () => ({ count: 0, labels: [] }),
      copied: (context) => ({ ...context }),
    };
    return chart;
  }

  #list({ states }: Shape, above: string): void {
    this.#paths.push(above);
    for (const [index, state] of states.entries()) this.#list(state, `${above}.${keyOf(index)}`);
  }

  /** Every other action changes the context in place. */
  #note(label: string): Action {
    if (label.length % 2 === 0) return { type: 'note', params: { label } };
    this.#assigns[label] = (context, event) => noted(context, label, event);
    return label;
  }

  #arrow({ guard, target, reenter, does }: Arrow, label: string): Transition {
    const { modulus, remainder } = guard ?? { modulus: 1, remainder: 0 };
    const name = `counts ${modulus} ${remainder}`;
    this.#guards[name] = ({ count }) => count < MAX_ACTIONS && count % modulus === remainder;
    const tell = this.#child === undefined ? 'tellParent' : 'tellChild';
    return {
      guard: name,
      ...(target === undefined ? {} : { target: `#${this.#paths[target % this.#paths.length]}` }),
      reenter,
      actions: does === 'nothing' ? [] : [this.#note(label), ...(does === 'notes' ? [] : [tell])],
    };
  }

  #state({ entry, exit, always, on, states }: Shape, path: string): ChartState {
    return {
      meta: { rule: '100' },
      ...(entry ? { entry: this.#note(`enter ${path}`) } : {}),
      ...(exit ? { exit: this.#note(`exit ${path}`) } : {}),
      always: always.map((one, index) => this.#arrow(one, `${path} always ${index}`)),
      on: Object.fromEntries(
        EVENTS.map((event) => [
          event,
          on
            .filter((one) => one.event === event)
            .map((one, index) => this.#arrow(one, `${path} ${event} ${index}`)),
        ]),
      ),
      ...(states.length === 0
        ? {}
        : {
            initial: keyOf(0),
            states: Object.fromEntries(
              states.map((state, index) => [keyOf(index), this.#state(state, `${path}.${keyOf(index)}`)]),
            ),
          }),
    };
  }
}

const arrowArbitrary = fc.record({
  guard: fc.option(
    fc
      .tuple(fc.integer({ min: 2, max: 4 }), fc.nat(3))
      .map(([modulus, remainder]) => ({ modulus, remainder: remainder % modulus })),
    { nil: undefined },
  ),
  target: fc.option(fc.nat(20), { nil: undefined }),
  reenter: fc.boolean(),
  does: fc.constantFrom('nothing' as const, 'notes' as const, 'notesAndSends' as const),
});

const { shape: shapeArbitrary } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.record({
    entry: fc.boolean(),
    exit: fc.boolean(),
    always: fc.array(arrowArbitrary, { maxLength: 1 }),
    on: fc.array(
      fc.tuple(arrowArbitrary, fc.constantFrom(...EVENTS)).map(([arrow, event]) => ({ ...arrow, event })),
      { minLength: 1, maxLength: 4 },
    ),
    states: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant([]),
      fc.array(tie('shape'), { minLength: 1, maxLength: 3 }),
    ),
  }),
}));

/** A chart with substates. */
const rootArbitrary = fc
  .tuple(shapeArbitrary, fc.array(shapeArbitrary, { minLength: 1, maxLength: 3 }))
  .map(([root, states]) => ({ ...root, always: [], states }));

/** A generated chart that spawns another one as its child `child`, and each sends events to the other. */
export const chartPair: fc.Arbitrary<AnyChart> = fc
  .tuple(rootArbitrary, rootArbitrary)
  .map(([parent, child]) =>
    new GeneratedChart('parent', parent, new GeneratedChart('child', child, undefined).chart()).chart(),
  );
