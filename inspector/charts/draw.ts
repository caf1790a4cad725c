import { chartGraphs } from '../recording/chartGraph.ts';
import type { ChartGraph, ChartName, ChartNode } from '../trace.ts';
import { layOut } from './layOut.ts';
import { mermaidOf } from './mermaid.ts';
import { svgOf } from './svg.ts';

export const CHART_FORMATS = ['svg', 'mermaid', 'json'] as const;
export type ChartFormat = (typeof CHART_FORMATS)[number];

export interface ChartOptions {
  readonly chart: ChartName;
  readonly format: ChartFormat;
  /** How many levels of states are shown below the outermost; all when not given. */
  readonly depth?: number;
  /** The dotted path of a state: it alone is drawn, as `turn.attack` of `duel`. */
  readonly focus?: string;
}

/** There is no such state to draw. */
export class ChartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ChartError';
  }
}

/**
 * A chart of the engine as text: a picture, a diagram for Markdown, or its states and transitions as JSON.
 * @throws {ChartError} for a focus that is no state of the chart.
 */
export async function drawChart({ chart: name, format, depth, focus }: ChartOptions): Promise<string> {
  const whole = chartGraphs()[name];
  const chart = focus === undefined ? whole : focused(whole, focus);
  const collapsed = beyond(chart, depth ?? Number.POSITIVE_INFINITY);
  switch (format) {
    case 'svg':
      return svgOf(chart, await layOut(chart, { collapsed }));
    case 'mermaid':
      return mermaidOf(chart, collapsed);
    case 'json':
      return `${JSON.stringify(chart, undefined, 2)}\n`;
  }
}

/** The part of a chart inside one state. Transitions that leave it are left out. */
function focused(chart: ChartGraph, path: string): ChartGraph {
  const root = chart.nodes.find((node) => node.path === path || node.id === path);
  if (root === undefined)
    throw new ChartError(`The chart ${chart.name} has no state "${path}". ${nearest(chart, path)}`);
  const isInside = (id: string): boolean => id === root.id || id.startsWith(`${root.id}.`);
  return {
    ...chart,
    root: root.id,
    nodes: chart.nodes
      .filter(({ id }) => isInside(id))
      .map((node) => ({
        ...node,
        depth: node.depth - root.depth,
        parent: node.id === root.id ? undefined : node.parent,
      })),
    edges: chart.edges.filter(({ source, target }) => isInside(source) && isInside(target)),
  };
}

/** States whose own name is like the last part of what was looked for; else the outermost. */
function nearest({ nodes }: ChartGraph, path: string): string {
  const last = path.split('.').at(-1)?.toLowerCase() ?? '';
  const alike = nodes.filter(({ key }) => last !== '' && key.toLowerCase().includes(last));
  const shown = alike.length > 0 ? alike : nodes.filter(({ depth }) => depth === 1);
  return `There are, for example, ${shown
    .slice(0, 6)
    .map((node) => node.path)
    .join(', ')}.`;
}

/** States with insides that lie so deep that these are not shown. */
const beyond = ({ nodes }: ChartGraph, depth: number): ReadonlySet<string> =>
  new Set(
    nodes.filter((node: ChartNode) => node.type === 'compound' && node.depth >= depth).map(({ id }) => id),
  );
