import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import { queryOptions } from './searchOptions.ts';

/** What was found, the best first. */
export interface Found {
  readonly hits: readonly SearchResult[];
  /** Whether each hit has every word of the query. */
  readonly hasAll: boolean;
}

const NOT_FUZZY: SearchOptions = { ...queryOptions, fuzzy: false };

/** Words as they are written come before misspelt ones, so that "slayer" does not find every player; every word before any of them. */
export function searched<T>(index: MiniSearch<T>, query: string): Found {
  for (const options of [NOT_FUZZY, queryOptions]) {
    const hits = index.search(query, options);
    if (hits.length > 0) return { hits, hasAll: true };
  }
  for (const options of [NOT_FUZZY, queryOptions]) {
    const hits = index.search(query, { ...options, combineWith: 'OR' });
    if (hits.length > 0) return { hits, hasAll: false };
  }
  return { hits: [], hasAll: false };
}
