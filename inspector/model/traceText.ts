import { RECORD_KINDS, TRACE_VERSION, type Trace, type TraceHeader, type TraceRecord } from '../trace.ts';

/** A text that is no trace. The message names the line and what was expected. */
export class TraceError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TraceError';
  }
}

/** A trace as JSON lines. */
export const printTrace = ({ header, records }: Trace): string =>
  `${[header, ...records].map((line) => JSON.stringify(line)).join('\n')}\n`;

/** Whether a text begins like a trace. */
export const looksLikeTrace = (text: string): boolean => /^\s*\{\s*"taikiTrace"/.test(text);

/**
 * A trace from JSON lines. One that breaks off in the middle of its last line is read up to there: the program that wrote
 * it was stopped.
 * @throws {TraceError} with the number of the line that cannot be read.
 */
export function parseTrace(text: string): Trace {
  const lines = text.split('\n');
  const [first = '', ...rest] = lines;
  const header = headerFrom(first);
  const records: TraceRecord[] = [];
  rest.forEach((line, index) => {
    if (line.trim() === '') return;
    const isLast = index === rest.length - 1;
    const value = isLast ? attempt(line) : jsonOf(line, index + 2);
    if (value !== undefined) records.push(recordFrom(value, records.length, index + 2));
  });
  return { header, records };
}

function jsonOf(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new TraceError(`Line ${number} of the trace is no JSON.`, { cause });
  }
}

/** The last line without its end: undefined when it was cut off. */
function attempt(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function headerFrom(line: string): TraceHeader {
  const header = jsonOf(line, 1);
  if (!isObject(header) || !('taikiTrace' in header))
    throw new TraceError('Line 1 of the trace is no header: it has no "taikiTrace".');
  const { taikiTrace, title, charts, rules } = header;
  if (taikiTrace !== TRACE_VERSION)
    throw new TraceError(
      `This trace is of version ${JSON.stringify(taikiTrace)}; expected ${TRACE_VERSION}.`,
    );
  if (
    typeof title !== 'string' ||
    !isObject(rules) ||
    !isObject(charts) ||
    !isChart(charts['duel']) ||
    !isChart(charts['standby'])
  )
    throw new TraceError('Line 1 of the trace is no header: expected a title, two charts, and the rules.');
  return header as unknown as TraceHeader;
}

const isChart = (chart: unknown): boolean =>
  isObject(chart) && Array.isArray(chart['nodes']) && Array.isArray(chart['edges']);

const KINDS: ReadonlySet<unknown> = new Set(RECORD_KINDS);

function recordFrom(value: unknown, seq: number, number: number): TraceRecord {
  if (!isObject(value) || !KINDS.has(value['kind']))
    throw new TraceError(
      `Line ${number} of the trace is no record: its kind is ${JSON.stringify(isObject(value) ? value['kind'] : value)?.slice(0, 80)}.`,
    );
  if (value['seq'] !== seq)
    throw new TraceError(
      `Line ${number} of the trace is record ${JSON.stringify(value['seq'])}; expected ${seq}.`,
    );
  const missing = PARTS[String(value['kind'])]?.find((part) => !(part in value));
  if (missing !== undefined)
    throw new TraceError(`Line ${number} of the trace, a record "${value['kind']}", has no "${missing}".`);
  return value as unknown as TraceRecord;
}

/** What a record of each kind cannot be without. Optional parts are left out of JSON. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
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
