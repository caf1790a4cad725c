import type { Duel, Fact } from 'taiki';
import type { Host } from './host.ts';

/** Prints a duel as JSON lines: every fact, then the result. */
export class JsonLines {
  readonly #host: Host;
  #printed = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  printNew(log: readonly Fact[]): void {
    for (const fact of log.slice(this.#printed)) this.#host.print(JSON.stringify(fact));
    this.#printed = log.length;
  }

  end({ result }: Duel): void {
    this.#host.print(JSON.stringify({ result: result ?? null }));
  }
}
