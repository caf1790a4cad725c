import { edgeLabel, type LiftedEdge, liftedEdges } from '../core/charts/elkGraph.ts';
import type { ChartGraph, ChartNode } from '../trace.ts';

/** Mermaid ids cannot contain dots. */
const alias = (id: string): string => id.replaceAll('.', '_');

/** A chart as a Mermaid state diagram. */
export function mermaidOf(chart: ChartGraph, collapsed: ReadonlySet<string>): string {
  const lifted = liftedEdges(chart, { collapsed });
  const contentsOf = (id: string, indent: string): readonly string[] => [
    ...chart.nodes.filter(({ parent }) => parent === id).flatMap((node) => stateLines(node, indent)),
    ...chart.nodes
      .filter(({ parent, initial }) => parent === id && initial)
      .map((node) => `${indent}[*] --> ${alias(node.id)}`),
    ...lifted.filter(({ container }) => container === id).map((edge) => `${indent}${edgeLine(edge)}`),
  ];
  const stateLines = (node: ChartNode, indent: string): readonly string[] => {
    const title = `${indent}state "${node.key} · ${node.rule}" as ${alias(node.id)}`;
    const isOpen = node.type === 'compound' && !collapsed.has(node.id);
    const final = node.type === 'final' ? [`${indent}${alias(node.id)} --> [*]`] : [];
    return isOpen ? [`${title} {`, ...contentsOf(node.id, `${indent}  `), `${indent}}`] : [title, ...final];
  };
  return `${['stateDiagram-v2', '  direction LR', ...contentsOf(chart.root, '  ')].join('\n')}\n`;
}

function edgeLine({ from, to, edges }: LiftedEdge): string {
  const labels = [...new Set(edges.map(edgeLabel).filter((label) => label !== ''))];
  const text = labels.length === 0 ? '' : `: ${labels.join(' | ')}`;
  return `${alias(from)} --> ${alias(to)}${text}`;
}
