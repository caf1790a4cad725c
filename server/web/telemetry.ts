import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { UsageOfThread } from '../duels/workers/duelWorkers.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Metrics of a server in the Prometheus format. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'taiki_request_duration_seconds',
    help: 'Time from a request to its answer, by method and error code',
    labelNames: ['method', 'outcome'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly writes = new Histogram({
    name: 'taiki_store_write_duration_seconds',
    help: 'Time until an accepted choice is stored',
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly choices = new Counter({
    name: 'taiki_choices_total',
    help: 'Accepted choices, of players and of agents',
    registers: [this.registry],
  });
  readonly ended = new Counter({
    name: 'taiki_duels_ended_total',
    help: 'Duels that are over, by reason',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  readonly failures = new Counter({
    name: 'taiki_failures_total',
    help: 'Errors that are logged: bugs, and failures of the store',
    registers: [this.registry],
  });
  readonly storeUsable = new Gauge({
    name: 'taiki_store_usable',
    help: '0 from a failed read or write of the store until one succeeds',
    registers: [this.registry],
  });
  readonly lost = new Counter({
    name: 'taiki_choices_lost_total',
    help: 'Accepted choices that the store cannot read any more: their duels are suspended',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A metric that is read when it is asked for. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** What each thread uses: `main` has the sockets, the others play duels. */
  threads(read: () => Promise<readonly UsageOfThread[]>): void {
    const registers = [this.registry];
    const labelNames = ['thread'] as const;
    const busy = new Gauge({
      name: 'taiki_thread_busy_ratio',
      help: 'The share of time in which a thread was busy since the last look',
      labelNames,
      registers,
    });
    const late = new Gauge({
      name: 'taiki_thread_late_seconds',
      help: 'Time for which a thread of duels was too late to answer anybody, and clocks of its duels stood still',
      labelNames,
      registers,
    });
    const main = busyHere();
    new Gauge({
      name: 'taiki_thread_heap_bytes',
      help: 'Heap of a thread, garbage that has not been collected included',
      labelNames,
      registers,
      async collect() {
        this.set({ thread: 'main' }, process.memoryUsage().heapUsed);
        busy.set({ thread: 'main' }, main());
        for (const [index, usage] of (await read()).entries()) {
          this.set({ thread: String(index + 1) }, usage.heap);
          busy.set({ thread: String(index + 1) }, usage.busy);
          late.set({ thread: String(index + 1) }, usage.late / 1000);
        }
      },
    });
  }
}

/** How much of its time the thread of the sockets was busy since it was asked last. */
function busyHere(): () => number {
  let since = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, since);
    since = now;
    return utilization;
  };
}

/** Where a server reports to. Logs name duels by id and never contain a token. */
export interface Telemetry {
  readonly metrics: Metrics;
  readonly log: Logger;
}
