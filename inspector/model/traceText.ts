import { parseJson } from '../parseJson.ts';
import { RECORD_KINDS, TRACE_VERSION, type Trace, type TraceHeader, type TraceRecord } from '../trace.ts';

/** The text is not a valid trace. The message names the line and what was expected. */
export class TraceError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TraceError';
  }
}

/** Prints a trace as JSON lines. */
export const printTrace = ({ header, records }: Trace): string =>
  `${[header, ...records].map((line) => JSON.stringify(line)).join('\n')}\n`;

/** Whether a text starts like a trace. */
export const looksLikeTrace = (text: string): boolean => /^\s*\{\s*"taikiTrace"/.test(text);

/**
 * Parses a trace from JSON lines. An incomplete last line is ignored, since the program that wrote it may have been stopped.
 * @throws {TraceError} with the number of the invalid line.
 */
export function parseTrace(text: string): Trace {
  const lines = text.split('\n');
  const [first = '', ...rest] = lines;
  const header = headerFrom(first);
  const records: TraceRecord[] = [];
  rest.forEach((line, index) => {
    if (line.trim() === '') return;
    const isLast = index === rest.length - 1;
    const value = isLast ? parseJson(line) : parseLine(line, index + 2);
    if (value !== undefined) records.push(recordFrom(value, records.length, index + 2));
  });
  return { header, records };
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new TraceError(`Line ${number} of the trace is not valid JSON.`, { cause });
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function headerFrom(line: string): TraceHeader {
  const header = parseLine(line, 1);
  if (!isObject(header) || !('taikiTrace' in header))
    throw new TraceError('Line 1 of the trace is not a header: "taikiTrace" is missing.');
  const version = header['taikiTrace'];
  if (version !== TRACE_VERSION)
    throw new TraceError(
      `Unsupported trace version ${JSON.stringify(version)}: expected ${TRACE_VERSION}. Record the duel again.`,
    );
  if (!isHeader(header))
    throw new TraceError(
      'Line 1 of the trace is not a header: expected a title, the charts "duel" and "standby", and the rules.',
    );
  return header;
}

type Fields = Record<string, unknown>;

const isHeader = (header: Fields): header is Fields & TraceHeader =>
  typeof header['title'] === 'string' &&
  isObject(header['rules']) &&
  isObject(header['charts']) &&
  isChart(header['charts']['duel']) &&
  isChart(header['charts']['standby']);

const isChart = (chart: unknown): boolean =>
  isObject(chart) && Array.isArray(chart['nodes']) && Array.isArray(chart['edges']);

const KINDS: ReadonlySet<unknown> = new Set(RECORD_KINDS);

function recordFrom(value: unknown, seq: number, number: number): TraceRecord {
  if (!isObject(value) || !KINDS.has(value['kind'])) {
    const kind = isObject(value) ? value['kind'] : value;
    throw new TraceError(
      `Line ${number} of the trace is not a record: unknown kind ${JSON.stringify(kind)?.slice(0, 80)}.`,
    );
  }
  if (value['seq'] !== seq)
    throw new TraceError(
      `Line ${number} of the trace is record ${JSON.stringify(value['seq'])}: expected record ${seq}.`,
    );
  if (!isComplete(value))
    throw new TraceError(
      `Line ${number} of the trace, a "${value['kind']}" record, has no "${missingField(value)}".`,
    );
  return value;
}

const isComplete = (record: Fields): record is Fields & TraceRecord => missingField(record) === undefined;

const missingField = (record: Fields): string | undefined =>
  REQUIRED_FIELDS[String(record['kind'])]?.find((field) => !(field in record));

/** Fields that may be undefined are not required, since JSON drops them. */
const REQUIRED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  actor: ['actor', 'name', 'chart'],
  event: ['actor', 'event', 'carries'],
  guard: ['actor', 'guard', 'answer'],
  microstep: ['actor', 'event', 'edges', 'value', 'state', 'exited', 'entered'],
  action: ['actor', 'action', 'when', 'node'],
  facts: ['first', 'facts'],
  standby: ['standby'],
  decision: ['decision'],
  explain: ['decision', 'explanations'],
  choice: ['player'],
  settled: ['actor', 'event', 'state', 'status'],
  cards: ['cards'],
  origin: ['record'],
};
