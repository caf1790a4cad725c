import ELK from 'elkjs/lib/elk.bundled.js';
import type { DrawnChart } from './chart.ts';
import type { ChartLayout } from './chartLayout.ts';
import { elkInput, type LayoutOptions, layoutFromElk } from './elkGraph.ts';

/** Cached because laying out the whole duel chart takes a second. */
const fullLayouts = new WeakMap<DrawnChart, Promise<ChartLayout>>();

export function layOut(chart: DrawnChart, options: LayoutOptions = {}): Promise<ChartLayout> {
  const isFull = options.collapsed === undefined || options.collapsed.size === 0;
  const layout = (isFull ? fullLayouts.get(chart) : undefined) ?? computeLayout(chart, options);
  if (isFull) fullLayouts.set(chart, layout);
  return layout;
}

async function computeLayout(chart: DrawnChart, options: LayoutOptions): Promise<ChartLayout> {
  return layoutFromElk(await new ELK.default().layout(elkInput(chart, options)));
}
