/**
 * - `BAD_ADDRESS`: not the address of a Redis server.
 * - `UNREACHABLE`: nothing answers at the address, or it is no Redis server, or it refuses the login.
 * - `REDIS_FAILED`: Redis refused a command, for example because its memory is full.
 * - `BATCH_FAILED`: a worker could not play a batch.
 */
export type QueueErrorCode = 'BAD_ADDRESS' | 'UNREACHABLE' | 'REDIS_FAILED' | 'BATCH_FAILED';

/** A run on a queue failed. The message never contains the password of an address. */
export class QueueError extends Error {
  readonly code: QueueErrorCode;

  constructor(code: QueueErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'QueueError';
    this.code = code;
  }
}

/** @returns `cause` if it is a QueueError, otherwise an error of this code with its message. */
export function queueError(code: QueueErrorCode, what: string, cause: unknown): QueueError {
  if (cause instanceof QueueError) return cause;
  return new QueueError(code, `${what}: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });
}

/** What a function of the caller threw, as `cause`: it is passed on, since the queue has not failed. */
export class CallerError extends Error {}

/** @throws {CallerError} if a function of the caller throws. */
export function askCaller(call: () => void): void {
  try {
    call();
  } catch (cause) {
    throw new CallerError('A function of the caller threw.', { cause });
  }
}
