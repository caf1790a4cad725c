import type { ErrorResponse, MethodName, Params, ResultOf, ServerLimits } from '../../cli/serve/protocol.ts';
import type { Served } from '../../cli/serve/served.ts';
import { DEFAULT_LIMITS, DuelServer } from '../../cli/serve/server.ts';

const encoder = new TextEncoder();

/** A client of a server in this process; everything goes through JSON. */
export class Client {
  readonly #server: DuelServer;
  #asked = 0;

  constructor(limits: Partial<ServerLimits> = {}, served?: Served) {
    this.#server = new DuelServer({ ...DEFAULT_LIMITS, ...limits }, served);
  }

  /** What is answered to a message; undefined when nothing is. */
  async send(message: string | Uint8Array): Promise<unknown> {
    const bytes = typeof message === 'string' ? encoder.encode(message) : message;
    const answer = await this.#server.receive(bytes);
    return answer === undefined ? undefined : (JSON.parse(answer) as unknown);
  }

  /** What a method answers to whatever parameters. */
  async ask(
    method: string,
    params?: unknown,
  ): Promise<{ readonly result?: unknown } & Partial<ErrorResponse>> {
    this.#asked++;
    const answer = await this.send(JSON.stringify({ jsonrpc: '2.0', id: this.#asked, method, params }));
    return answer as { readonly result?: unknown } & Partial<ErrorResponse>;
  }

  /** The result of a method that must not fail. */
  async call<M extends MethodName>(method: M, params: Params<M>): Promise<ResultOf<M>> {
    const { result, error } = await this.ask(method, params);
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result as ResultOf<M>;
  }

  /** The name of a new duel between the starter decks. */
  async duel(seed = 7): Promise<string> {
    const decks = { p1: 'radiant-tide', p2: 'burning-shadow' };
    return (await this.call('duel.create', { decks, seed })).duel;
  }

  /** The code and the number of the error that a method answers. */
  async refused(method: string, params?: unknown): Promise<readonly unknown[]> {
    const { error } = await this.ask(method, params);
    return [error?.data.code, error?.code];
  }
}
