import { layOut } from '../core/charts/layOut.ts';
import { chartGraphs } from '../recording/chartGraph.ts';
import type { ChartGraph, ChartName, ChartNode } from '../trace.ts';
import { mermaidOf } from './mermaid.ts';
import { svgOf } from './svg.ts';

export const CHART_FORMATS = ['svg', 'mermaid', 'json'] as const;
export type ChartFormat = (typeof CHART_FORMATS)[number];

export interface ChartOptions {
  readonly chart: ChartName;
  readonly format: ChartFormat;
  /** How many levels of nested states to show. Default: all. */
  readonly depth?: number;
  /** The dotted path of the only state to draw, such as `turn.attack` of `duel`. */
  readonly focus?: string;
}

/** The chart has no state at the path `focus`. */
export class ChartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ChartError';
  }
}

/**
 * Draws a chart of the engine as SVG or as a Mermaid diagram, or prints its states and transitions as JSON.
 * @throws {ChartError} if `focus` is not a state of the chart.
 */
export async function drawChart({ chart: name, format, depth, focus }: ChartOptions): Promise<string> {
  const whole = chartGraphs()[name];
  const chart = focus === undefined ? whole : subchart(whole, focus);
  const collapsed = statesAtDepth(chart, depth ?? Number.POSITIVE_INFINITY);
  switch (format) {
    case 'svg':
      return svgOf(chart, await layOut(chart, { collapsed }));
    case 'mermaid':
      return mermaidOf(chart, collapsed);
    case 'json':
      return `${JSON.stringify(chart, undefined, 2)}\n`;
  }
}

/** The part of a chart inside one state, without the transitions that cross its boundary. */
function subchart(chart: ChartGraph, path: string): ChartGraph {
  const root = chart.nodes.find((node) => node.path === path || node.id === path);
  if (root === undefined)
    throw new ChartError(`The chart ${chart.name} has no state "${path}". ${suggestions(chart, path)}`);
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

/** Suggests states whose name contains the last part of the path; without any, the top-level states. */
function suggestions({ nodes }: ChartGraph, path: string): string {
  const last = path.split('.').at(-1)?.toLowerCase() ?? '';
  const similar = nodes.filter(({ key }) => last !== '' && key.toLowerCase().includes(last));
  const shown = similar.length > 0 ? similar : nodes.filter(({ depth }) => depth === 1);
  return `Try ${shown
    .slice(0, 6)
    .map((node) => node.path)
    .join(', ')}.`;
}

/** Compound states whose children are deeper than the depth to draw. */
const statesAtDepth = ({ nodes }: ChartGraph, depth: number): ReadonlySet<string> =>
  new Set(
    nodes.filter((node: ChartNode) => node.type === 'compound' && node.depth >= depth).map(({ id }) => id),
  );
