import { refusal } from '../protocol/errors.ts';
import type { HostLimits } from '../protocol/protocol.ts';
import type { Payer } from './payer.ts';

/** Counts the duels that are not over, of the server and of each address. */
export class DuelLimits {
  readonly #limits: Pick<HostLimits, 'duels' | 'duelsPerClient'>;
  readonly #unfinished = new Set<string>();
  readonly #byClient = new Map<string, Set<string>>();

  constructor(limits: Pick<HostLimits, 'duels' | 'duelsPerClient'>) {
    this.#limits = limits;
  }

  get unfinished(): number {
    return this.#unfinished.size;
  }

  /** Of the duels that are not over. */
  ids(): Iterable<string> {
    return this.#unfinished;
  }

  /** @throws TOO_MANY_DUELS. */
  mustHaveRoom({ client = '' }: Payer): void {
    const { duels, duelsPerClient } = this.#limits;
    if (this.#unfinished.size >= duels)
      throw refusal(
        'TOO_MANY_DUELS',
        `This server has ${duels} duels, which is its maximum. Try again later.`,
      );
    if ((this.#byClient.get(client)?.size ?? 0) >= duelsPerClient)
      throw refusal(
        'TOO_MANY_DUELS',
        `${duelsPerClient} duels of your address are not over, which is the maximum. End one with duel.concede.`,
      );
  }

  /** Counts a duel that an address has begun. */
  count(id: string, { client = '' }: Payer): void {
    this.add(id);
    const duels = this.#byClient.get(client) ?? new Set();
    this.#byClient.set(client, duels.add(id));
  }

  /** Counts a duel whose address is not known. */
  add(id: string): void {
    this.#unfinished.add(id);
  }

  forget(id: string): void {
    this.#unfinished.delete(id);
    for (const [client, duels] of this.#byClient) {
      duels.delete(id);
      if (duels.size === 0) this.#byClient.delete(client);
    }
  }
}
