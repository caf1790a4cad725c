import { duel } from '../../machines/duel/duel.ts';
import { bindChart, type Machine } from './bindChart.ts';
import type { GuardAsked } from './inspect.ts';

type GuardListener = (asked: GuardAsked) => void;

/**
 * The duel chart with guards that report their evaluations to a listener. Creating it takes as long as dozens of decisions,
 * so all inspected duels share one, and its guards report to the listener of the duel that is currently running.
 */
class InstrumentedChart {
  #duel: Machine | undefined;
  #listener: GuardListener | undefined;

  get duel(): Machine {
    this.#duel ??= bindChart(duel, (machine, name, guard) => (context) => {
      const answer = guard(context);
      this.#listener?.({ machine: machine === 'duel' ? 'duel' : 'standby', name, answer });
      return answer;
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
}

export const instrumentedChart = new InstrumentedChart();
