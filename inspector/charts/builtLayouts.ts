import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Hello } from '../messages.ts';
import type { TraceHeader } from '../trace.ts';

type Charts = TraceHeader['charts'];

/** What `writeLayouts` writes. */
export interface BuiltLayouts {
  /** The `chartsHash` of the charts that were laid out. */
  readonly charts: string;
  readonly layouts: NonNullable<Hello['layouts']>;
}

/** The file of the layouts. @param page the folder of the built page. */
export const layoutsFile = (page: URL): URL => new URL('layouts.json', page);

export const chartsHash = (charts: Charts): string =>
  createHash('sha256').update(JSON.stringify(charts)).digest('hex');

/** The layouts that were built with the page; undefined if there are none, or if they are of other charts. */
export function builtLayouts(charts: Charts, page: URL): Hello['layouts'] {
  const file = layoutsFile(page);
  if (!existsSync(file)) return undefined;
  const built: BuiltLayouts = JSON.parse(readFileSync(file, 'utf8'));
  return built.charts === chartsHash(charts) ? built.layouts : undefined;
}
