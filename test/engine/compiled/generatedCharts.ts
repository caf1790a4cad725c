import fc from 'fast-check';
import { type AnyStateMachine, assign, createMachine, sendParent, sendTo, setup, spawnChild } from 'xstate';

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
export interface Trace {
  readonly count: number;
  readonly labels: readonly string[];
}

interface Labelled {
  readonly label: string;
}

/** The events that a generated chart and its child handle and send each other. */
export const EVENTS = ['a', 'b', 'c'] as const;

/** After so many actions a chart does nothing any more, so that two charts do not send each other events for ever. */
const MAX_ACTIONS = 100;

const messageOf = ({ count }: Trace) => ({ type: EVENTS[count % EVENTS.length] ?? 'a' });

const traceSetup = setup({
  types: { context: {} as Trace, children: {} as { child: 'child' } },
  actors: { child: createMachine({ context: { count: 0, labels: [] } }) },
  guards: {
    counts: ({ context: { count } }, { modulus, remainder }: CountGuard) =>
      count < MAX_ACTIONS && count % modulus === remainder,
  },
  actions: {
    note: assign(({ context, event }, { label }: Labelled) => ({
      count: context.count + 1,
      labels: [...context.labels, `${label} on ${event.type}`],
    })),
    tellChild: sendTo('child', ({ context }) => messageOf(context)),
    tellParent: sendParent(({ context }) => messageOf(context)),
  },
});

const keyOf = (index: number): string => `s${index}`;

/** A machine of this shape; with a child if there is one. */
function chartOf(id: string, shape: Shape, child: AnyStateMachine | undefined): AnyStateMachine {
  const paths: string[] = [id];
  const list = ({ states }: Shape, above: string): void => {
    for (const [index, state] of states.entries()) {
      paths.push(`${above}.${keyOf(index)}`);
      list(state, `${above}.${keyOf(index)}`);
    }
  };
  list(shape, id);
  const note = (label: string) => ({ type: 'note' as const, params: { label } });
  const tell = child === undefined ? ('tellParent' as const) : ('tellChild' as const);
  const arrow = ({ guard, target, reenter, does }: Arrow, label: string) => ({
    guard: { type: 'counts' as const, params: guard ?? { modulus: 1, remainder: 0 } },
    ...(target === undefined ? {} : { target: `#${paths[target % paths.length]}` }),
    reenter,
    actions: does === 'nothing' ? [] : [note(label), ...(does === 'notes' ? [] : [tell])],
  });
  const configOf = ({ entry, exit, always, on, states }: Shape, path: string): object => ({
    id: path,
    ...(entry ? { entry: note(`enter ${path}`) } : {}),
    ...(exit ? { exit: note(`exit ${path}`) } : {}),
    always: always.map((one, index) => arrow(one, `${path} always ${index}`)),
    on: Object.fromEntries(
      EVENTS.map((event) => [
        event,
        on.filter((one) => one.event === event).map((one, index) => arrow(one, `${path} ${event} ${index}`)),
      ]),
    ),
    ...(states.length === 0
      ? {}
      : {
          initial: keyOf(0),
          states: Object.fromEntries(
            states.map((state, index) => [keyOf(index), configOf(state, `${path}.${keyOf(index)}`)]),
          ),
        }),
  });
  const machine = traceSetup.createMachine({
    context: { count: 0, labels: [] },
    options: { maxIterations: 30 },
    ...configOf({ ...shape, entry: false }, id),
    id,
    ...(child === undefined ? {} : { entry: spawnChild('child', { id: 'child' }) }),
  });
  return child === undefined ? machine : machine.provide({ actors: { child } });
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

/** A generated machine that spawns another one as its child `child`, and each sends events to the other. */
export const machinePair: fc.Arbitrary<AnyStateMachine> = fc
  .tuple(rootArbitrary, rootArbitrary)
  .map(([parent, child]) => chartOf('parent', parent, chartOf('child', child, undefined)));
