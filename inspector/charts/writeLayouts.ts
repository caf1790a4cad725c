import { writeFileSync } from 'node:fs';
import type { TraceHeader } from '../trace.ts';
import { type BuiltLayouts, chartsHash, layoutsFile } from './builtLayouts.ts';
import { layOutBoth } from './layOutBoth.ts';

/** Lays out both charts for the first message to a page. @param page the folder of the built page. */
export async function writeLayouts(charts: TraceHeader['charts'], page: URL): Promise<void> {
  const built: BuiltLayouts = { charts: chartsHash(charts), layouts: await layOutBoth(charts) };
  writeFileSync(layoutsFile(page), JSON.stringify(built));
}
