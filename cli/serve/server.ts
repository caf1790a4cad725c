import { RpcEndpoint, rpcErrorOf } from '@taiki/server/rpc';
import { handlersOver } from './methods.ts';
import { OpenDuels } from './openDuels.ts';
import { checkedParams, isMethod } from './parameters.ts';
import type { MethodName, Params, ServerLimits } from './protocol.ts';
import { BUILT_IN, type Served } from './served.ts';

export const DEFAULT_LIMITS: ServerLimits = {
  messageBytes: 4 * 1024 * 1024,
  depth: 200,
  batch: 1000,
  duels: 1000,
};

/** Answers messages about its open duels, one at a time and in order. */
export class DuelServer {
  readonly #endpoint: RpcEndpoint;

  constructor(limits: ServerLimits = DEFAULT_LIMITS, served: Served = BUILT_IN) {
    const handlers = handlersOver(new OpenDuels(limits.duels), limits, served);
    this.#endpoint = new RpcEndpoint({
      limits,
      names: Object.keys(handlers),
      answer: (method, params) => (isMethod(method) ? answer(handlers, method, params) : undefined),
      errorOf: rpcErrorOf,
    });
  }

  /** The response to one message as text; undefined if none is due. Never throws. */
  receive(message: Uint8Array): Promise<string | undefined> {
    return this.#endpoint.receive(message);
  }
}

function answer<M extends MethodName>(
  handlers: ReturnType<typeof handlersOver>,
  method: M,
  params: unknown,
): unknown {
  const handle: (params: Params<M>) => unknown = handlers[method];
  return handle(checkedParams(method, params));
}
