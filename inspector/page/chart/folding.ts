import type { ChartGraph, ChartNode } from '../../trace.ts';

interface Folding {
  readonly name: 'none' | 'windows' | 'substeps' | 'steps';
  readonly collapses: (node: ChartNode) => boolean;
}

/** Presets of collapsed states. */
export const FOLDINGS: readonly Folding[] = [
  { name: 'none', collapses: () => false },
  {
    name: 'windows',
    collapses: ({ key }) => key === 'apResolve' || key === 'napResolve',
  },
  { name: 'substeps', collapses: ({ depth }) => depth === 3 },
  { name: 'steps', collapses: ({ depth }) => depth === 2 },
];

/** The states that a preset collapses. */
export function collapsedBy({ nodes }: ChartGraph, name: string): ReadonlySet<string> {
  const collapses = FOLDINGS.find((folding) => folding.name === name)?.collapses ?? (() => false);
  return new Set(nodes.filter((node) => node.type === 'compound' && collapses(node)).map(({ id }) => id));
}

/** The preset that collapses exactly these states of the chart; `custom` if there is none. */
export function foldingOf(graph: ChartGraph, collapsed: ReadonlySet<string>): string {
  const count = graph.nodes.filter(({ id }) => collapsed.has(id)).length;
  const match = FOLDINGS.find(({ name }) => {
    const preset = collapsedBy(graph, name);
    return preset.size === count && [...preset].every((id) => collapsed.has(id));
  });
  return match?.name ?? 'custom';
}
