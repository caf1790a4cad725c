import { findAll, matcherFor, QueryError } from '../../model/index.ts';
import type { PageTexts } from '../language/texts.ts';
import type { LineState } from './lineState.ts';

export interface Search {
  readonly query: string;
  /** The numbers of the records found; undefined if the query is empty. */
  readonly found: readonly number[] | undefined;
  readonly problem: string | undefined;
}

/** Searches the records of a line that have arrived. */
export function search(line: LineState | undefined, query: string, { records, telling }: PageTexts): Search {
  if (line === undefined || line.length.value === 0 || query.trim() === '')
    return { query, found: undefined, problem: undefined };
  try {
    return {
      query,
      found: findAll(line.reader, matcherFor(query, line.reader.charts, telling)),
      problem: undefined,
    };
  } catch (cause) {
    if (cause instanceof QueryError) return { query, found: [], problem: records.problem(cause.message) };
    throw cause;
  }
}
