import type { AdminHost } from '../duels/adminHost.ts';
import { Unloaded } from '../duels/hostedDuel.ts';
import { isVisible } from '../protocol/isVisible.ts';
import { rpcRejection } from '../rpc/errors.ts';
import {
  checkParams,
  type Kind,
  optional,
  type ParametersOf,
  PLAYER,
  required,
  TEXT,
} from '../rpc/parameters.ts';
import { OwnedElsewhere } from '../store/duelStore.ts';
import type { AdminMethod, AdminMethods, AdminParams, AdminResult } from './adminProtocol.ts';

const MAX_REASON = 200;

const REASON: Kind = {
  expected: `a string of 1 to ${MAX_REASON} characters that can all be seen`,
  fits: (value) => typeof value === 'string' && value.length <= MAX_REASON && isVisible(value),
};

const TARGET = { duel: required(TEXT), reason: optional(REASON) };

const PARAMETERS: { readonly [M in AdminMethod]: ParametersOf<AdminParams<M>> } = {
  'admin.list': { from: optional(TEXT) },
  'admin.suspend': TARGET,
  'admin.resume': { duel: required(TEXT) },
  'admin.end': { ...TARGET, winner: optional(PLAYER) },
};

export const ADMIN_METHODS = Object.keys(PARAMETERS) as readonly AdminMethod[];

type Handlers = {
  readonly [M in AdminMethod]: (params: AdminParams<M>) => Promise<AdminMethods[M]['result']>;
};

const handlersOver = (host: AdminHost): Handlers => ({
  'admin.list': ({ from }) => host.list(from),
  'admin.suspend': async ({ duel, reason = null }) => {
    await (await host.find(duel)).suspend({ reason });
    return null;
  },
  'admin.resume': async ({ duel }) => {
    await (await host.find(duel)).resume();
    return null;
  },
  'admin.end': async ({ duel, reason = null, winner = null }) => {
    await (await host.find(duel)).end({ by: 'admin', winner, reason });
    return null;
  },
});

/** Answers a request of an administrator. @param done is called after each method that has changed a duel. */
export function adminAnswerer(host: AdminHost, done: (method: AdminMethod, params: object) => void) {
  const handlers = handlersOver(host);
  const answer = async <M extends AdminMethod>(method: M, given: unknown): Promise<AdminResult<M>> => {
    const params = checkParams(method, PARAMETERS[method], given);
    const handle: (params: AdminParams<M>) => Promise<AdminResult<M>> = handlers[method];
    try {
      const result = await handle(params as AdminParams<M>);
      if (method !== 'admin.list') done(method, params);
      return result;
    } catch (error) {
      if (error instanceof Unloaded) return answer(method, given);
      if (!(error instanceof OwnedElsewhere)) throw error;
      throw rpcRejection(
        'OWNED_ELSEWHERE',
        `The server at ${error.address} has this duel: ask the administration of that server.`,
      );
    }
  };
  return (method: string, params: unknown): Promise<unknown> => answer(method as AdminMethod, params);
}
