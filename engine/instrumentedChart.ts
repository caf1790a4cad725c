import { duel } from '../machines/duel/duel.ts';
import { guards } from '../machines/duel/guards.ts';
import { mapTable } from '../machines/mapTable.ts';
import { guards as standbyGuards } from '../machines/standby/guards.ts';
import { standby } from '../machines/standby/standby.ts';
import type { GuardAsked } from './inspect.ts';

type GuardListener = (asked: GuardAsked) => void;

/**
 * The duel chart with guards that report to a listener. It does what the duel chart does. All inspected duels share one,
 * since making it takes as long as dozens of decisions: so its guards report to the duel that is running.
 */
class InstrumentedChart {
  #duel: typeof duel | undefined;
  #listener: GuardListener | undefined;

  get duel(): typeof duel {
    this.#duel ??= duel.provide({
      guards: this.#instrumented('duel', guards),
      actors: { standby: standby.provide({ guards: this.#instrumented('standby', standbyGuards) }) },
    });
    return this.#duel;
  }

  /** Runs the chart of one duel, and reports to its listener every guard that is evaluated meanwhile. */
  listen<T>(listener: GuardListener, run: () => T): T {
    const before = this.#listener;
    this.#listener = listener;
    try {
      return run();
    } finally {
      this.#listener = before;
    }
  }

  #instrumented<N extends string, C>(
    machine: GuardAsked['machine'],
    table: Readonly<Record<N, (context: C) => boolean>>,
  ): Record<N, (asked: { readonly context: C }) => boolean> {
    return mapTable(table, (guard, name) => ({ context }: { readonly context: C }) => {
      const answer = guard(context);
      this.#listener?.({ machine, name, answer });
      return answer;
    });
  }
}

export const instrumentedChart = new InstrumentedChart();
