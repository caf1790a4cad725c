import { messageOf } from './formatValue.ts';

/** The codes of all errors of this package. */
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
  'BAD_QUERY',
  'LISTENER',
  'ENGINE',
] as const;
Object.freeze(ERROR_CODES);

/** Identifies the kind of an error to a program. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An error of this package. The message says what was wrong, where, and what was expected. */
export class TaikiError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/**
 * An answer was illegal, came from the wrong player, came after the end of the duel, or came while the duel was processing
 * another answer. The duel is unchanged.
 */
export class IllegalChoiceError extends TaikiError {
  constructor(code: 'ILLEGAL_CHOICE' | 'WRONG_PLAYER' | 'DUEL_OVER' | 'BUSY', message: string) {
    super(code, message);
  }
}

/** An option of `createDuel`, or an argument, is invalid. */
export class OptionsError extends TaikiError {
  constructor(message: string, options?: ErrorOptions) {
    super('BAD_OPTIONS', message, options);
  }
}

/** A deck cannot be parsed or is illegal (100.2). */
export class DeckError extends TaikiError {
  constructor(message: string) {
    super('BAD_DECK', message);
  }
}

/** A card definition is invalid, or a card does not exist. */
export class CardError extends TaikiError {
  constructor(message: string) {
    super('BAD_CARD', message);
  }
}

/** A snapshot is invalid, has another version, or names unknown cards. */
export class SnapshotError extends TaikiError {
  constructor(message: string, options?: ErrorOptions) {
    super('BAD_SNAPSHOT', message, options);
  }
}

/** A record cannot be parsed, or its duel cannot start; a `ReplayError` if its replay differs from it. */
export class RecordError extends TaikiError {
  constructor(message: string, options?: ErrorOptions) {
    super('BAD_RECORD', message, options);
  }
}

/** How the replay of a record differs from it. */
export interface ReplayDifference {
  /** The first choice that differs, counted from 1; one more than the record has if only what follows the last one differs. */
  readonly choice: number;
  /** Cards of the duel whose definition has changed since, those that appear where the replay differs first. */
  readonly cards: readonly string[];
  /** Numbers of rules that have changed since, those that are cited where the replay differs first. */
  readonly rules: readonly string[];
}

/** The replay of a record differs from it, because the record was edited, or the rules or a card have changed since. */
export class ReplayError extends RecordError {
  readonly difference: ReplayDifference;

  constructor(message: string, difference: ReplayDifference, options?: ErrorOptions) {
    super(message, options);
    this.difference = difference;
  }
}

/** A position cannot be parsed or set up. */
export class PositionError extends TaikiError {
  constructor(message: string) {
    super('BAD_POSITION', message);
  }
}

/** The text of a choice cannot be parsed, or does not fit the decision. */
export class NotationError extends TaikiError {
  constructor(message: string, options?: ErrorOptions) {
    super('BAD_NOTATION', message, options);
  }
}

/** A query for cards cannot be parsed, or asks for what no card has. */
export class QueryError extends TaikiError {
  /** Where in the query it is wrong: an index from 0. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super('BAD_QUERY', `Query, column ${offset + 1}: ${message}`);
    this.offset = offset;
  }
}

/**
 * One or more listeners or inspectors threw; `cause` is the first error. The duel went on: the choice was made, and all
 * other listeners were notified.
 */
export class ListenerError extends TaikiError {
  constructor(cause: unknown, others: number) {
    const more =
      others === 0 ? '' : ` (and ${others} more ${others === 1 ? 'error was' : 'errors were'} thrown)`;
    const message = messageOf(cause);
    super('LISTENER', `A listener of the duel threw "${message}"${more}. The duel itself went on.`, {
      cause,
    });
  }
}

/** A bug in the engine. */
export class EngineError extends TaikiError {
  /** The record that reproduces the bug with `replay`. */
  readonly record: string;

  constructor(message: string, record: string, options?: ErrorOptions) {
    super('ENGINE', message, options);
    this.record = record;
  }
}
