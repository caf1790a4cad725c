import { JSONRPCErrorException } from 'json-rpc-2.0';
import { EngineError, type ErrorCode, TaikiError } from 'taiki';
import { rpcRejection } from '../../rpc/errors.ts';
import { ResumeError } from './playedDuel.ts';
import { NotPlayed } from './workerProtocol.ts';

/** An error as plain data, to be sent to another thread. */
export type PlainError = { readonly message: string; readonly stack: string | undefined } & (
  | { readonly kind: 'refusal'; readonly code: string }
  | { readonly kind: 'engine'; readonly code: ErrorCode; readonly record: string | undefined }
  | { readonly kind: 'resume' | 'notPlayed' | 'other' }
);

export function plainError(thrown: unknown): PlainError {
  if (!(thrown instanceof Error)) return { kind: 'other', message: String(thrown), stack: undefined };
  const { message, stack } = thrown;
  if (thrown instanceof JSONRPCErrorException)
    return { kind: 'refusal', code: String(thrown.data.code), message, stack };
  if (thrown instanceof TaikiError) {
    const record = thrown instanceof EngineError ? thrown.record : undefined;
    // An error that is not a refusal on this thread must not become one on the other.
    return thrown.code === 'LISTENER'
      ? { kind: 'other', message, stack }
      : { kind: 'engine', code: thrown.code, record, message, stack };
  }
  if (thrown instanceof ResumeError) return { kind: 'resume', message, stack };
  return { kind: thrown instanceof NotPlayed ? 'notPlayed' : 'other', message, stack };
}

/** The error that was made plain: of the same kind, with the same code and message. */
export function errorFrom(plain: PlainError): Error {
  const error = newError(plain);
  if (plain.stack !== undefined) error.stack = plain.stack;
  return error;
}

function newError(plain: PlainError): Error {
  const { message } = plain;
  switch (plain.kind) {
    case 'refusal':
      return rpcRejection(plain.code, message);
    case 'engine':
      return plain.record === undefined
        ? new TaikiError(plain.code, message)
        : new EngineError(message, plain.record);
    case 'resume':
      return new ResumeError(message);
    case 'notPlayed':
      return new NotPlayed(message);
    case 'other':
      return new Error(message);
  }
}
