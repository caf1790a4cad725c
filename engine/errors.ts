/** Every way in which input can be wrong. */
export const ERROR_CODES = [
  'ILLEGAL_CHOICE',
  'WRONG_PLAYER',
  'DUEL_OVER',
  'BAD_OPTIONS',
  'BAD_DECK',
  'BAD_CARD',
  'BAD_SNAPSHOT',
  'BAD_RECORD',
  'BAD_POSITION',
  'ENGINE',
] as const;
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

/** An answer that the open decision does not take; or an answer by the wrong player, or after the end. */
export class IllegalChoiceError extends TaikiError {
  constructor(code: 'ILLEGAL_CHOICE' | 'WRONG_PLAYER' | 'DUEL_OVER', message: string) {
    super(code, message);
  }
}

export class OptionsError extends TaikiError {
  constructor(message: string) {
    super('BAD_OPTIONS', message);
  }
}

export class DeckError extends TaikiError {
  constructor(message: string) {
    super('BAD_DECK', message);
  }
}

export class CardError extends TaikiError {
  constructor(message: string) {
    super('BAD_CARD', message);
  }
}

export class SnapshotError extends TaikiError {
  constructor(message: string, options?: ErrorOptions) {
    super('BAD_SNAPSHOT', message, options);
  }
}

export class RecordError extends TaikiError {
  constructor(message: string, options?: ErrorOptions) {
    super('BAD_RECORD', message, options);
  }
}

export class PositionError extends TaikiError {
  constructor(message: string) {
    super('BAD_POSITION', message);
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
