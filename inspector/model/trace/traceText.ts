import * as v from 'valibot';
import { parseJson } from '../../core/values/parseJson.ts';
import { RECORD_KINDS, TRACE_VERSION, type Trace, type TraceHeader, type TraceRecord } from '../../trace.ts';
import { chartProblem, headerSchema, recordSchema } from './traceSchema.ts';

/** The text is not a valid trace. The message names the line, the field, and what was expected. */
export class TraceError extends Error {
  /** Counted from 1, the header. */
  readonly line: number;
  /** The dotted path of the field in the line: `facts.0.target`. Undefined if the whole line is at fault. */
  readonly field: string | undefined;

  constructor(
    message: string,
    place: { readonly line: number; readonly field?: string },
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'TraceError';
    this.line = place.line;
    this.field = place.field;
  }
}

/** Prints a trace as JSON lines. */
export const printTrace = ({ header, records }: Trace): string =>
  `${[header, ...records].map((line) => JSON.stringify(line)).join('\n')}\n`;

/** Whether a text starts like a trace. */
export const looksLikeTrace = (text: string): boolean => /^\s*\{\s*"taikiTrace"/.test(text);

/** A trace with what is missing at its end. */
export interface ParsedTrace extends Trace {
  /** Undefined if it is complete. */
  readonly warning: string | undefined;
}

/**
 * Parses a trace from JSON lines. An incomplete last line is left out with a warning, since the program that wrote it may have been stopped.
 * @throws {TraceError} with the number of the invalid line.
 */
export function parseTrace(text: string): ParsedTrace {
  const lines = text.split('\n');
  const [first = '', ...rest] = lines;
  const header = headerFrom(first);
  const records: TraceRecord[] = [];
  let cut: number | undefined;
  rest.forEach((line, index) => {
    if (line.trim() === '') return;
    const isLast = index === rest.length - 1;
    assertShallow(line, index + 2);
    const value = isLast ? parseJson(line) : parseLine(line, index + 2);
    if (value === undefined) cut = index + 2;
    else records.push(recordFrom(value, records.length, index + 2));
  });
  return { header, records, warning: missingEnd(records, cut) };
}

function missingEnd(records: readonly TraceRecord[], cut: number | undefined): string | undefined {
  const last = records.length === 0 ? 'the header' : `record ${records.length - 1}`;
  if (cut !== undefined) return `The trace is cut off in line ${cut}: it ends with ${last}.`;
  return records.at(-1)?.kind === 'end'
    ? undefined
    : `The trace has no end: it stops at ${last}, before the recording was closed.`;
}

/** More than any record has, and less than the stack of a page can follow. */
const MAX_NESTING = 200;

/** @throws {TraceError} for lists and objects inside each other that could be parsed, but not printed again. */
function assertShallow(line: string, number: number): void {
  if (line.length <= 2 * MAX_NESTING) return;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < line.length; at++) {
    const letter = line.charCodeAt(at);
    if (isInText) {
      if (letter === BACKSLASH) at++;
      else if (letter === QUOTE) isInText = false;
    } else if (letter === QUOTE) isInText = true;
    else if (letter === OPEN_LIST || letter === OPEN_OBJECT) depth++;
    else if (letter === CLOSE_LIST || letter === CLOSE_OBJECT) depth--;
    if (depth > MAX_NESTING)
      throw new TraceError(
        `Line ${number} of the trace nests lists and objects more than ${MAX_NESTING} levels deep.`,
        { line: number },
      );
  }
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 91, 93, 123, 125];

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new TraceError(`Line ${number} of the trace is not valid JSON.`, { line: number }, { cause });
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function headerFrom(line: string): TraceHeader {
  assertShallow(line, 1);
  const header = parseLine(line, 1);
  if (!isObject(header) || !('taikiTrace' in header))
    throw new TraceError('Line 1 of the trace is not a header: "taikiTrace" is missing.', { line: 1 });
  const version = header['taikiTrace'];
  if (version !== TRACE_VERSION)
    throw new TraceError(
      `Unsupported trace version ${JSON.stringify(version)}: expected ${TRACE_VERSION}. Record the duel again.`,
      { line: 1, field: 'taikiTrace' },
    );
  if (!HEADER_FIELDS.every((field) => isObject(header[field]) || typeof header[field] === 'string'))
    throw new TraceError(
      'Line 1 of the trace is not a header: expected a title, the charts "duel" and "standby", and the rules.',
      { line: 1 },
    );
  assertHeader(header);
  const { duel, standby } = header.charts;
  const problem = chartProblem(duel) ?? chartProblem(standby);
  if (problem !== undefined)
    throw new TraceError(`Line 1 of the trace, the header: ${problem}.`, { line: 1, field: 'charts' });
  return header;
}

const HEADER_FIELDS = ['title', 'charts', 'rules'] as const;

const KINDS: ReadonlySet<unknown> = new Set(RECORD_KINDS);

function recordFrom(value: unknown, seq: number, line: number): TraceRecord {
  if (!isObject(value) || !KINDS.has(value['kind'])) {
    const kind = isObject(value) ? value['kind'] : value;
    throw new TraceError(
      `Line ${line} of the trace is not a record: unknown kind ${JSON.stringify(kind)?.slice(0, 80)}.`,
      { line, field: 'kind' },
    );
  }
  if (value['seq'] !== seq)
    throw new TraceError(
      `Line ${line} of the trace is record ${JSON.stringify(value['seq'])}: expected record ${seq}.`,
      { line, field: 'seq' },
    );
  assertRecord(value, line);
  return value;
}

type Fields = Record<string, unknown>;

function assertHeader(value: Fields): asserts value is Fields & TraceHeader {
  const problem = shapeProblem(headerSchema, value, 1, 'the header');
  if (problem !== undefined) throw problem;
}

function assertRecord(value: Fields, line: number): asserts value is Fields & TraceRecord {
  const problem = shapeProblem(recordSchema, value, line, `a "${value['kind']}" record`);
  if (problem !== undefined) throw problem;
}

/** The first field that is missing or has a wrong value. */
function shapeProblem(
  schema: v.GenericSchema,
  value: Fields,
  line: number,
  what: string,
): TraceError | undefined {
  const { success, issues } = v.safeParse(schema, value, { abortEarly: true });
  if (success) return undefined;
  const [issue] = issues;
  const field = v.getDotPath(issue) ?? 'kind';
  const where = `Line ${line} of the trace, ${what}`;
  const message =
    issue.received === 'undefined'
      ? `${where}, has no "${field}".`
      : `${where}: "${field}" is ${issue.received.slice(0, 80)}, expected ${issue.expected ?? issue.message}.`;
  return new TraceError(message, { line, field });
}
