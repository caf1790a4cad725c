import { rpcRejection } from '@taiki/server/rpc';
import type { ServerErrorCode } from './protocol.ts';

/** The exception a method throws if the server itself, not the engine, rejects a request. */
export const rejection: (code: ServerErrorCode, message: string) => Error = rpcRejection;
