import { JSONRPCErrorException } from 'json-rpc-2.0';
import { EngineError, ListenerError, TaikiError } from 'taiki';
import { type RpcError, rpcError, rpcErrorOf, rpcRejection } from '../rpc/errors.ts';
import type { HostErrorCode } from './protocol.ts';

export const refusal = (code: HostErrorCode, message: string): JSONRPCErrorException =>
  rpcRejection(code, message);

/** Whether an error was expected. Bugs of the engine contain the record of the duel, and so must not reach a player. */
export const isRefusal = (thrown: unknown): boolean =>
  thrown instanceof JSONRPCErrorException ||
  (thrown instanceof TaikiError && !(thrown instanceof EngineError || thrown instanceof ListenerError));

/** The error sent to a player: of what was not expected only that it happened. */
export const hostErrorOf = (thrown: unknown): RpcError<string> =>
  isRefusal(thrown)
    ? rpcErrorOf(thrown)
    : rpcError('INTERNAL', 'Internal server error. It has been logged; the duel is unchanged.');
