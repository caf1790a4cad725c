/** Every way in which input can be wrong. */
export const ERROR_CODES = [
  'ILLEGAL_CHOICE',
  'WRONG_PLAYER',
  'DUEL_OVER',
  'BUSY',
  'BAD_OPTIONS',
  'BAD_DECK',
  'BAD_CARD',
  'BAD_SNAPSHOT',
  'BAD_RECORD',
  'BAD_POSITION',
  'BAD_NOTATION',
  'LISTENER',
  'ENGINE',
] as const;
/** The code of an error: what programs go by. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An error of this package. The message names the value, what was expected, and where; nothing has changed. */
export class TaikiError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/** An answer that the open decision does not take; or by the wrong player, after the end, or in the middle of a step. */
export class IllegalChoiceError extends TaikiError {
  constructor(code: 'ILLEGAL_CHOICE' | 'WRONG_PLAYER' | 'DUEL_OVER' | 'BUSY', message: string) {
    super(code, message);
  }
}

/** An option of `createDuel`, or an argument, that is none. */
export class OptionsError extends TaikiError {
  constructor(message: string) {
    super('BAD_OPTIONS', message);
  }
}

/** A deck that cannot be read, or that may not be played (100.2). */
export class DeckError extends TaikiError {
  constructor(message: string) {
    super('BAD_DECK', message);
  }
}

/** A card that is not well formed, or that is not there. */
export class CardError extends TaikiError {
  constructor(message: string) {
    super('BAD_CARD', message);
  }
}

/** What is no snapshot of a duel, or one of another version. */
export class SnapshotError extends TaikiError {
  constructor(message: string, options?: ErrorOptions) {
    super('BAD_SNAPSHOT', message, options);
  }
}

/** A record that cannot be read, that was changed, or that does not come out as it says. */
export class RecordError extends TaikiError {
  constructor(message: string, options?: ErrorOptions) {
    super('BAD_RECORD', message, options);
  }
}

/** A position that cannot be read or laid out. */
export class PositionError extends TaikiError {
  constructor(message: string) {
    super('BAD_POSITION', message);
  }
}

/** A choice written as text that cannot be read, or that does not fit the decision. */
export class NotationError extends TaikiError {
  constructor(message: string, options?: ErrorOptions) {
    super('BAD_NOTATION', message, options);
  }
}

/**
 * A listener or an inspector threw. `cause` is what it threw first. The duel has gone on: the choice was made, and everybody
 * else has been told.
 */
export class ListenerError extends TaikiError {
  constructor(cause: unknown, others: number) {
    const more = others === 0 ? '' : ` and so did ${others} more`;
    const message = cause instanceof Error ? cause.message : String(cause);
    super('LISTENER', `A listener of the duel threw "${message}"${more}. The duel itself has gone on.`, {
      cause,
    });
  }
}

/** A mistake of the engine. `record` reproduces it: pass it to `replay`. */
export class EngineError extends TaikiError {
  readonly record: string;

  constructor(message: string, record: string, options?: ErrorOptions) {
    super('ENGINE', message, options);
    this.record = record;
  }
}
