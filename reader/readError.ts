import { READ_PROBLEMS } from './readProblems.ts';

/** Why a text was not read. */
export type ReadErrorCode = 'NOT_UNDERSTOOD' | 'AMBIGUOUS' | 'NO_CARD' | 'NO_TEXT' | 'TOO_LONG' | 'SEVERAL';

/** Where in a text a reader stopped. */
export interface ReadErrorPlace {
  /** Counted in UTF-16 code units from the start of the text. */
  readonly offset: number;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
}

interface Details {
  readonly place: ReadErrorPlace;
  readonly word?: string;
  readonly expected?: readonly string[];
}

/** A text that cannot be read, with the first word that was not understood. */
export class ReadError extends Error {
  readonly code: ReadErrorCode;
  readonly place: ReadErrorPlace;
  /** The first word that was not understood; empty at the end of the text. */
  readonly word: string;
  /** The words that would have been understood there. */
  readonly expected: readonly string[];

  constructor(code: ReadErrorCode, message: string, { place, word = '', expected = [] }: Details) {
    super(message);
    this.name = 'ReadError';
    this.code = code;
    this.place = place;
    this.word = word;
    this.expected = expected;
  }
}

/** As many words as a message can name. */
const FEW = 8;

/** A word in quotes; what stands for many words as it is. */
const shown = (expected: string): string => (expected.includes(' ') ? expected : `"${expected}"`);

/** The error for a text whose first word without a meaning is this one. */
export function notUnderstood(word: string, expected: readonly string[], place: ReadErrorPlace): ReadError {
  const line = `${place.line}`;
  const column = `${place.column}`;
  const problem =
    word === '' ? READ_PROBLEMS.endsEarly(line, column) : READ_PROBLEMS.notUnderstood(word, line, column);
  const message =
    expected.length > 0 && expected.length <= FEW
      ? READ_PROBLEMS.withExpected(problem, expected.map(shown).join(', '))
      : problem;
  return new ReadError('NOT_UNDERSTOOD', message, { place, word, expected });
}
