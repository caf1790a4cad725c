import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
}

/** Where a server reports to. Logs name duels by id and never contain a token. */
export interface Telemetry {
  readonly metrics: Metrics;
  readonly log: Logger;
}
