import type { Hello } from '../../messages.ts';
import type { ChartLayout } from '../../model/index.ts';
import type { ChartGraph } from '../../trace.ts';

/** The layout of a chart that came with the first message: with nothing collapsed, and not of a chart from a file. */
export const receivedLayout = (
  hello: Hello | undefined,
  graph: ChartGraph | undefined,
  collapsed: ReadonlySet<string>,
): ChartLayout | undefined =>
  graph !== undefined && collapsed.size === 0 && hello?.header.charts[graph.name] === graph
    ? hello.layouts?.[graph.name]
    : undefined;
