import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartEdge, ChartNode, DrawnChart } from './chart.ts';
import type { Box, ChartLayout, LaidOutEdge } from './chartLayout.ts';

/** Text sizes in pixels that the layout reserves. Renderers must use fonts of about this width. */
export const CHART_TEXT = {
  titleWidth: 7.6,
  ruleWidth: 6.6,
  lineWidth: 6.1,
  lineHeight: 15,
  titleHeight: 26,
  padding: 12,
} as const;

const MAX_LABELS = 4;

export interface LayoutOptions {
  /** Ids of states whose children are hidden. */
  readonly collapsed?: ReadonlySet<string>;
}

/** The lines of text inside a state: spawned actors, actions, and transitions that do not leave it. */
export function bodyLines(node: ChartNode, chart: DrawnChart): readonly string[] {
  const inward = chart.edges.filter((edge) => edge.source === node.id && isInward(edge));
  return [
    ...node.spawns.map((id) => `spawns ${id}`),
    ...node.entry.map((action) => `entry / ${action}`),
    ...node.exit.map((action) => `exit / ${action}`),
    ...inward.map((edge) => {
      const target = edge.targetless ? '' : ` → ${edge.target.slice(node.id.length + 1)}`;
      const actions = edge.actions.length === 0 ? '' : ` / ${edge.actions.join(', ')}`;
      return `${edgeLabel(edge)}${actions}${target}`;
    }),
  ];
}

const isInward = ({ source, target, targetless }: ChartEdge): boolean =>
  targetless || target.startsWith(`${source}.`);

/** The event, unless the transition is eventless, and the guard. */
export const edgeLabel = ({ event, guard }: ChartEdge): string =>
  [event === 'always' ? '' : event, guard === undefined ? '' : `[${guard}]`]
    .filter((part) => part !== '')
    .join(' ');

/** Transitions drawn as one edge between two children of their least common ancestor. */
export interface LiftedEdge {
  readonly container: string;
  readonly from: string;
  readonly to: string;
  readonly edges: readonly ChartEdge[];
}

/** The drawn edges of a chart. Transitions that stay inside their source are not edges but lines of its text. */
export function liftedEdges(
  chart: DrawnChart,
  { collapsed = new Set() }: LayoutOptions = {},
): readonly LiftedEdge[] {
  const parents = new Map(chart.nodes.map(({ id, parent }) => [id, parent]));
  const withAncestors = (id: string): readonly string[] => {
    const ids: string[] = [];
    for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) ids.push(at);
    return ids;
  };
  const drawn = new Map<string, LiftedEdge & { readonly edges: ChartEdge[] }>();
  for (const edge of chart.edges) {
    const [sources, targets] = [withAncestors(edge.source), withAncestors(edge.target)];
    const container = isInward(edge)
      ? undefined
      : sources.find((id) => id !== edge.source && id !== edge.target && targets.includes(id));
    if (container === undefined || withAncestors(container).some((id) => collapsed.has(id))) continue;
    const [from, to] = [sources[sources.indexOf(container) - 1], targets[targets.indexOf(container) - 1]];
    if (from === undefined || to === undefined) continue;
    const key = `${container} ${from} ${to}`;
    const lifted = drawn.get(key) ?? { container, from, to, edges: [] };
    lifted.edges.push(edge);
    drawn.set(key, lifted);
  }
  return [...drawn.values()];
}

/** The size that a state needs for its own text. */
function sizeOf(node: ChartNode, chart: DrawnChart): { readonly width: number; readonly height: number } {
  const { titleWidth, ruleWidth, lineWidth, lineHeight, titleHeight, padding } = CHART_TEXT;
  const lines = bodyLines(node, chart);
  const title = node.key.length * titleWidth + node.rule.length * ruleWidth + padding * 3.5;
  const longest = Math.max(0, ...lines.map(({ length }) => length)) * lineWidth + padding * 2;
  return {
    width: Math.ceil(Math.max(title, longest)),
    height: titleHeight + lines.length * lineHeight + (lines.length === 0 ? 4 : 8),
  };
}

/** The ELK input graph for a chart. */
export function elkInput(chart: DrawnChart, options: LayoutOptions = {}): ElkNode {
  const lifted = liftedEdges(chart, options);
  const shapeOf = (node: ChartNode): ElkNode => {
    const { width, height } = sizeOf(node, chart);
    const children = options.collapsed?.has(node.id)
      ? []
      : chart.nodes.filter(({ parent }) => parent === node.id);
    if (children.length === 0) return { id: node.id, width, height };
    return {
      id: node.id,
      layoutOptions: {
        ...optionsFor(directionOf(children)),
        'elk.padding': `[top=${height + 6},left=16,right=16,bottom=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
      children: children.map(shapeOf),
      edges: lifted.filter(({ container }) => container === node.id).map(connection),
    };
  };
  const root = chart.nodes.find(({ id }) => id === chart.root);
  return {
    id: '$root',
    layoutOptions: { ...optionsFor('DOWN'), 'elk.padding': '[top=8,left=8,right=8,bottom=8]' },
    children: root === undefined ? [] : [shapeOf(root)],
  };
}

/** Children that are mostly compound (the turn, the attack) are stacked downwards; others run to the right. */
const directionOf = (children: readonly ChartNode[]): 'DOWN' | 'RIGHT' =>
  children.filter(({ type }) => type === 'compound').length * 2 >= children.length ? 'DOWN' : 'RIGHT';

const optionsFor = (direction: 'DOWN' | 'RIGHT'): Record<string, string> => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.edgeLabels.sideSelection': 'SMART_DOWN',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
});

function connection({ from, to, edges }: LiftedEdge): ElkExtendedEdge {
  const id = edges.map((edge) => edge.id).join(' ');
  const texts = [...new Set(edges.map(edgeLabel).filter((text) => text !== ''))];
  const lines =
    texts.length > MAX_LABELS
      ? [...texts.slice(0, MAX_LABELS - 1), `and ${texts.length - MAX_LABELS + 1} more`]
      : texts;
  if (lines.length === 0) return { id, sources: [from], targets: [to], labels: [] };
  const label: ElkLabel = {
    id: `${id} label`,
    text: lines.join('\n'),
    width: Math.ceil(Math.max(...lines.map(({ length }) => length)) * CHART_TEXT.lineWidth) + 6,
    height: lines.length * CHART_TEXT.lineHeight,
    layoutOptions: {
      'elk.edgeLabels.inline': String(from !== to),
      'elk.edgeLabels.placement': 'CENTER',
    },
  };
  return { id, sources: [from], targets: [to], labels: [label] };
}

/** The layout that ELK computed, with relative positions converted to chart coordinates. */
export function layoutFromElk(shape: ElkNode): ChartLayout {
  const nodes: Record<string, Box> = {};
  const edges: LaidOutEdge[] = [];
  const walk = (
    { id, x = 0, y = 0, width = 0, height = 0, children = [], edges: own = [] }: ElkNode,
    left: number,
    top: number,
  ): void => {
    const [atX, atY] = [left + x, top + y];
    if (id !== '$root') nodes[id] = { x: atX, y: atY, width, height };
    for (const edge of own) edges.push(placedEdge(edge, atX, atY));
    for (const child of children) walk(child, atX, atY);
  };
  walk(shape, 0, 0);
  return { width: shape.width ?? 0, height: shape.height ?? 0, nodes, edges };
}

function placedEdge(
  { id, sections = [], labels = [] }: ElkExtendedEdge,
  left: number,
  top: number,
): LaidOutEdge {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: x + left, y: y + top })),
  );
  return {
    edges: id.split(' '),
    points,
    labels: labels.flatMap(({ text = '', x = 0, y = 0, width = 0 }) =>
      text.split('\n').map((line, index) => ({
        text: line,
        x: x + left,
        y: y + top + index * CHART_TEXT.lineHeight,
        width,
        height: CHART_TEXT.lineHeight,
      })),
    ),
  };
}
