import type { ChartGraph, ChartNode } from '../../trace.ts';

interface Folding {
  readonly name: string;
  readonly words: string;
  readonly closes: (node: ChartNode) => boolean;
}

/** Ways to close many states at once. */
export const FOLDINGS: readonly Folding[] = [
  { name: 'none', words: 'all open', closes: () => false },
  {
    name: 'windows',
    words: 'windows closed',
    closes: ({ key }) => key === 'apResolve' || key === 'napResolve',
  },
  { name: 'substeps', words: 'substeps closed', closes: ({ depth }) => depth === 3 },
  { name: 'steps', words: 'steps closed', closes: ({ depth }) => depth === 2 },
];

/** The states that a folding closes. */
export function closedBy({ nodes }: ChartGraph, name: string): ReadonlySet<string> {
  const closes = FOLDINGS.find((one) => one.name === name)?.closes ?? (() => false);
  return new Set(nodes.filter((node) => node.type === 'compound' && closes(node)).map(({ id }) => id));
}

/** The folding that closes exactly these states of the chart; `own` when none does. */
export function foldingOf(graph: ChartGraph, collapsed: ReadonlySet<string>): string {
  const here = graph.nodes.filter(({ id }) => collapsed.has(id)).length;
  const same = FOLDINGS.find(({ name }) => {
    const closed = closedBy(graph, name);
    return closed.size === here && [...closed].every((id) => collapsed.has(id));
  });
  return same?.name ?? 'own';
}
