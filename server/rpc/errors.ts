import { JSONRPCErrorException } from 'json-rpc-2.0';
import { EngineError, type ErrorCode, TaikiError } from 'taiki';

/** Errors of the protocol itself, before a request reaches its method, and bugs of the server. */
export type ProtocolErrorCode =
  | 'PARSE_ERROR'
  | 'INVALID_REQUEST'
  | 'MESSAGE_TOO_LARGE'
  | 'TOO_DEEP'
  | 'BATCH_TOO_LARGE'
  | 'METHOD_NOT_FOUND'
  | 'INVALID_PARAMS'
  | 'INTERNAL';

/** -32700 to -32600 as defined by JSON-RPC; -32000 for refusals by the engine or a method. */
export type RpcErrorNumber = -32700 | -32600 | -32601 | -32602 | -32603 | -32000;

const NUMBERS: { readonly [C in ProtocolErrorCode]: RpcErrorNumber } = {
  PARSE_ERROR: -32700,
  INVALID_REQUEST: -32600,
  MESSAGE_TOO_LARGE: -32600,
  TOO_DEEP: -32600,
  BATCH_TOO_LARGE: -32600,
  METHOD_NOT_FOUND: -32601,
  INVALID_PARAMS: -32602,
  INTERNAL: -32603,
};

const REJECTED: RpcErrorNumber = -32000;

const isProtocolError = (code: string): code is ProtocolErrorCode => Object.hasOwn(NUMBERS, code);

/** A JSON-RPC error; `data.code` always names it. */
export interface RpcError<Code extends string> {
  readonly code: RpcErrorNumber;
  readonly message: string;
  readonly data: {
    readonly code: Code | ProtocolErrorCode | ErrorCode;
    /** For the code ENGINE (a bug in the engine): the record that reproduces it. */
    readonly record?: string;
    /** For the code TOO_FAST: after how many milliseconds the request may be sent again. */
    readonly retryAfter?: number;
  };
}

export const rpcError = <Code extends string>(
  code: Code,
  message: string,
  more: Pick<RpcError<Code>['data'], 'retryAfter'> = {},
): RpcError<Code> => ({
  code: isProtocolError(code) ? NUMBERS[code] : REJECTED,
  message,
  data: { code, ...more },
});

/** The exception a method throws if the server itself, not the engine, rejects a request. */
export function rpcRejection(
  code: string,
  message: string,
  more?: Parameters<typeof rpcError>[2],
): JSONRPCErrorException {
  const { code: number, data } = rpcError(code, message, more);
  return new JSONRPCErrorException(message, number, data);
}

/** The error sent to a client that may see everything, for anything thrown. */
export function rpcErrorOf(thrown: unknown): RpcError<string> {
  if (thrown instanceof TaikiError) {
    const data =
      thrown instanceof EngineError ? { code: thrown.code, record: thrown.record } : { code: thrown.code };
    return { code: REJECTED, message: thrown.message, data };
  }
  if (thrown instanceof JSONRPCErrorException) {
    const { code, message, data } = thrown;
    return { code: code as RpcErrorNumber, message, data: data as RpcError<string>['data'] };
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return rpcError('INTERNAL', `Internal server error: ${message}`);
}
