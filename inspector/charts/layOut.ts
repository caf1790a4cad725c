import ELK, { type ElkNode, type ELK as Engine } from 'elkjs/lib/elk.bundled.js';
import { type ChartLayout, type ElkShape, elkInput, type LayoutOptions, laidOut } from '../model/layout.ts';
import type { ChartGraph, ChartName, TraceHeader } from '../trace.ts';

/** The package is CommonJS: what Node gives as its default export is the class itself. */
const Elk = ELK as unknown as new () => Engine;

/** Layouts of whole charts: that of a duel takes a second. */
const known = new WeakMap<ChartGraph, Promise<ChartLayout>>();

/** Lays a chart out by ELK. */
export function layOut(chart: ChartGraph, options: LayoutOptions = {}): Promise<ChartLayout> {
  const isWhole = options.collapsed === undefined || options.collapsed.size === 0;
  const layout = (isWhole ? known.get(chart) : undefined) ?? layOutAnew(chart, options);
  if (isWhole) known.set(chart, layout);
  return layout;
}

async function layOutAnew(chart: ChartGraph, options: LayoutOptions): Promise<ChartLayout> {
  const placed = await new Elk().layout(elkInput(chart, options) as ElkNode);
  return laidOut(placed as ElkShape);
}

/** Both charts, with nothing collapsed. */
export async function layOutBoth({
  duel,
  standby,
}: TraceHeader['charts']): Promise<{ readonly [C in ChartName]: ChartLayout }> {
  return { duel: await layOut(duel), standby: await layOut(standby) };
}
