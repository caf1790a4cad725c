import type { MessageErrorCode } from '../messages.ts';

/** A session refused a request. Nothing has changed. */
export class SessionError extends Error {
  readonly code: MessageErrorCode;

  constructor(code: MessageErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SessionError';
    this.code = code;
  }
}
