import type { LineInfo } from '../../messages.ts';
import { type ParsedTrace, parseTrace, printTrace, TraceError } from '../../model/index.ts';
import { RefusedError } from './connection.ts';
import { LineState } from './lineState.ts';

export interface TraceFile {
  readonly name: string;
  readonly text: string;
}

/** The trace file of a line. */
export function traceFileOf(line: LineState): TraceFile {
  const { header, records } = line.reader;
  const { title, bookmarks } = line.info.value;
  const name = `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.taiki.jsonl`;
  return {
    name,
    text: printTrace({
      header: { ...header, title, ...(bookmarks.length === 0 ? {} : { bookmarks }) },
      records,
    }),
  };
}

/**
 * A line that shows a trace file.
 * @throws {RefusedError} if the file is not a trace.
 */
export function lineOfFile(id: number, { name, text }: TraceFile): LineState {
  const { header, records, warning } = parsedFile(name, text);
  const info: LineInfo = {
    id,
    title: header.title === '' ? name : header.title,
    file: header.title === '' ? undefined : name,
    from: undefined,
    mode: 'read',
    forks: 'no',
    warning,
    bookmarks: header.bookmarks ?? [],
    ended: undefined,
    pauses: 'no',
    paused: undefined,
  };
  return new LineState(info, header, records);
}

function parsedFile(name: string, text: string): ParsedTrace {
  try {
    return parseTrace(text);
  } catch (cause) {
    if (!(cause instanceof TraceError)) throw cause;
    throw new RefusedError('BAD_FILE', `${name}: ${cause.message}`);
  }
}
