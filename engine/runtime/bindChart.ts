import { type AnyStateMachine, assign, StateMachine, sendParent, sendTo, spawnChild } from 'xstate';
import { type AnyChart, type ChartEvent, type Guard, untyped } from '../../machines/chart.ts';
import { mapTable } from '../../machines/mapTable.ts';

/** A chart as a machine of XState. */
export type Machine = AnyStateMachine;

/** Returns what is evaluated instead of a guard of the chart with this id. */
export type WrapGuard = (chart: string, name: string, guard: Guard) => Guard;

interface Reading {
  readonly context: object;
  readonly event: ChartEvent;
}

const unchanged: WrapGuard = (_chart, _name, guard) => guard;

/**
 * Binds a chart to XState 5: a machine of its own, which shares nothing with the chart that could be changed. Everything that depends on
 * how XState states guards and actions is here.
 */
export function bindChart(chart: AnyChart, wrap: WrapGuard = unchanged): Machine {
  const { config, guards, assigns, changes, messages, spawns, contextFrom, copied } = untyped(chart);
  const contextOf = ({ input }: { readonly input: unknown }) => contextFrom(input);
  return new StateMachine(
    { ...copyOf(config), context: contextOf },
    {
      guards: mapTable(guards, (guard, name) => {
        const wrapped = wrap(config.id, name, guard);
        return ({ context }: Reading) => wrapped(context);
      }),
      actions: {
        ...mapTable(assigns, (change) => assign(({ context, event }: Reading) => change(context, event))),
        ...mapTable(changes, (change) =>
          assign(({ context, event }: Reading, params: unknown) => {
            const copy = copied(context);
            change(copy, event, params);
            return copy;
          }),
        ),
        ...mapTable(messages, ({ to, event }) =>
          to === 'parent'
            ? sendParent(({ context }: Reading) => event(context))
            : sendTo(to.child, ({ context }: Reading) => event(context)),
        ),
        ...mapTable(spawns, ({ config: { id } }) => spawnChild(id, { id })),
      },
      delays: {},
      actors: Object.fromEntries(
        Object.values(spawns).map((child) => [child.config.id, bindChart(child, wrap)]),
      ),
    },
  );
}

/** A chart that is bound when its machine is first asked for, since XState takes milliseconds to make one. */
export class BoundChart {
  readonly #chart: AnyChart;
  #machine: Machine | undefined;

  constructor(chart: AnyChart) {
    this.#chart = chart;
  }

  get machine(): Machine {
    this.#machine ??= bindChart(this.#chart);
    return this.#machine;
  }
}

/** A copy of plain data, which XState is free to keep. */
function copyOf<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(copyOf) as T;
  return Object.fromEntries(Object.entries(data).map(([key, inner]) => [key, copyOf(inner)])) as T;
}
