import type { ChartLayout } from '../core/charts/chartLayout.ts';
import { layOut } from '../core/charts/layOut.ts';
import type { ChartName, TraceHeader } from '../trace.ts';

/** Both charts with nothing collapsed. */
export async function layOutBoth({
  duel,
  standby,
}: TraceHeader['charts']): Promise<{ readonly [C in ChartName]: ChartLayout }> {
  return { duel: await layOut(duel), standby: await layOut(standby) };
}
