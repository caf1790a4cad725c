import { JSONRPCErrorException } from 'json-rpc-2.0';
import { EngineError, TaikiError } from 'taiki';
import type { ErrorData, ErrorNumber, ErrorObject, ServerErrorCode } from './protocol.ts';

const NUMBERS: { readonly [C in ServerErrorCode]: ErrorNumber } = {
  PARSE_ERROR: -32700,
  INVALID_REQUEST: -32600,
  MESSAGE_TOO_LARGE: -32600,
  TOO_DEEP: -32600,
  BATCH_TOO_LARGE: -32600,
  METHOD_NOT_FOUND: -32601,
  INVALID_PARAMS: -32602,
  UNKNOWN_DUEL: -32000,
  TOO_MANY_DUELS: -32000,
  STALE_DECISION: -32000,
  INTERNAL: -32603,
};

const REJECTED_BY_ENGINE: ErrorNumber = -32000;

export const errorObject = (code: ServerErrorCode, message: string): ErrorObject => ({
  code: NUMBERS[code],
  message,
  data: { code },
});

/** The exception a method throws if the server itself, not the engine, rejects a request. */
export function rejection(code: ServerErrorCode, message: string): JSONRPCErrorException {
  const { code: number, data } = errorObject(code, message);
  return new JSONRPCErrorException(message, number, data);
}

/** The error sent to the client for anything thrown. */
export function errorOf(thrown: unknown): ErrorObject {
  if (thrown instanceof TaikiError) {
    const data: ErrorData =
      thrown instanceof EngineError ? { code: thrown.code, record: thrown.record } : { code: thrown.code };
    return { code: REJECTED_BY_ENGINE, message: thrown.message, data };
  }
  if (thrown instanceof JSONRPCErrorException) {
    const { code, message, data } = thrown;
    return { code: code as ErrorNumber, message, data: data as ErrorData };
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return errorObject('INTERNAL', `Internal server error: ${message}`);
}
