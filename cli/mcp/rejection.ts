import { rpcRejection } from '@taiki/server/rpc';

/** The errors of tools beside those of the engine. */
export type ToolErrorCode =
  | 'UNKNOWN_TOOL'
  | 'UNKNOWN_DUEL'
  | 'TOO_MANY_DUELS'
  | 'TOO_LONG'
  | 'STALE_DECISION'
  | 'NOT_YOUR_SEAT'
  | 'UNKNOWN_RULE'
  | 'ENGINE'
  | 'INVALID_PARAMS';

export const rejection: (code: ToolErrorCode, message: string) => Error = rpcRejection;
