import type { Duel, Fact } from 'taiki';
import type { Host } from './host.ts';

/** Prints a duel for programs: every fact as a line of JSON, then the result. */
export class JsonLines {
  readonly #host: Host;
  #told = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  tell(log: readonly Fact[]): void {
    for (const fact of log.slice(this.#told)) this.#host.print(JSON.stringify(fact));
    this.#told = log.length;
  }

  end({ result }: Duel): void {
    this.#host.print(JSON.stringify({ result: result ?? null }));
  }
}
