/** The package entry `@taiki/server/rpc`: JSON-RPC 2.0 with checked parameters, as `taiki serve` speaks it on every transport. */

export { type ReadMessage, RpcEndpoint, type RpcLimits, type RpcMethods, textOf } from './endpoint.ts';
export {
  type ProtocolErrorCode,
  type RpcError,
  type RpcErrorNumber,
  rpcError,
  rpcErrorOf,
  rpcRejection,
} from './errors.ts';
export {
  AT_MOST,
  COUNT,
  checkParams,
  FLAG,
  INDEXES,
  isObject,
  type Kind,
  LIST,
  NUMBER,
  OBJECT,
  oneOf,
  optional,
  type Parameter,
  type ParametersOf,
  PLAYER,
  required,
  TEXT,
  TEXT_OR_OBJECT,
  VIEWER,
} from './parameters.ts';
