import { duel } from '../../machines/duel/duel.ts';
import { guards } from '../../machines/duel/guards.ts';
import { mapTable } from '../../machines/mapTable.ts';
import { guards as standbyGuards } from '../../machines/standby/guards.ts';
import { standby } from '../../machines/standby/standby.ts';
import type { GuardAsked } from './inspect.ts';

type GuardListener = (asked: GuardAsked) => void;

/**
 * The duel chart with guards that report their evaluations to a listener. Creating it takes as long as dozens of decisions,
 * so all inspected duels share one, and its guards report to the listener of the duel that is currently running.
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

  /** Calls `run`, and reports every guard evaluated meanwhile to the listener. */
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
