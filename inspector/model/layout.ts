import type { ChartEdge, ChartGraph, ChartNode } from '../trace.ts';

/** Where a state or a label lies, from the top left corner of the chart, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A drawn transition; several of the chart share one where they run between the same two states. */
export interface LaidOutEdge {
  /** Ids of the transitions that it stands for. */
  readonly edges: readonly string[];
  readonly points: readonly Point[];
  /** One a line. */
  readonly labels: readonly (Box & { readonly text: string })[];
}

/** A chart laid out. States inside collapsed ones are left out. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: Readonly<Record<string, Box>>;
  readonly edges: readonly LaidOutEdge[];
}

interface ElkLabel {
  readonly id: string;
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly layoutOptions: Record<string, string>;
  readonly x?: number;
  readonly y?: number;
}

interface ElkConnection {
  readonly id: string;
  readonly sources: string[];
  readonly targets: string[];
  readonly labels: ElkLabel[];
  readonly sections?: readonly {
    readonly startPoint: Point;
    readonly endPoint: Point;
    readonly bendPoints?: readonly Point[];
  }[];
}

/** A graph as ELK takes it, and gives it back with places. */
export interface ElkShape {
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly layoutOptions?: Record<string, string>;
  readonly children?: ElkShape[];
  readonly edges?: ElkConnection[];
}

/** Sizes of the text that the layout makes room for, in pixels. Who draws a chart uses fonts of about this width. */
export const CHART_TEXT = {
  titleWidth: 7.6,
  ruleWidth: 6.6,
  lineWidth: 6.1,
  lineHeight: 15,
  titleHeight: 26,
  padding: 12,
} as const;

const SHOWN_LABELS = 4;

export interface LayoutOptions {
  /** Ids of states whose insides are not shown. */
  readonly collapsed?: ReadonlySet<string>;
}

/** Lines of text inside a state: its actions, and what it does on events without leaving it or into its own insides. */
export function linesOf(node: ChartNode, chart: ChartGraph): readonly string[] {
  const inward = chart.edges.filter((edge) => edge.source === node.id && isInward(edge));
  return [
    ...node.spawns.map((id) => `spawns ${id}`),
    ...node.entry.map((action) => `entry / ${action}`),
    ...node.exit.map((action) => `exit / ${action}`),
    ...inward.map((edge) => {
      const target = edge.targetless ? '' : ` → ${edge.target.slice(node.id.length + 1)}`;
      const actions = edge.actions.length === 0 ? '' : ` / ${edge.actions.join(', ')}`;
      return `${labelOf(edge)}${actions}${target}`;
    }),
  ];
}

const isInward = ({ source, target, targetless }: ChartEdge): boolean =>
  targetless || target.startsWith(`${source}.`);

/** What is written on a transition: the event unless it is taken at once, and the guard. */
export const labelOf = ({ event, guard }: ChartEdge): string =>
  [event === 'always' ? '' : event, guard === undefined ? '' : `[${guard}]`]
    .filter((part) => part !== '')
    .join(' ');

/** Transitions that are drawn as one, between two children of the innermost state that holds both ends. */
export interface LiftedEdge {
  readonly holder: string;
  readonly from: string;
  readonly to: string;
  readonly edges: readonly ChartEdge[];
}

/** All transitions of a chart as they are drawn; those into the insides of their own source are text in it. */
export function liftedEdges(
  chart: ChartGraph,
  { collapsed = new Set() }: LayoutOptions = {},
): readonly LiftedEdge[] {
  const parents = new Map(chart.nodes.map(({ id, parent }) => [id, parent]));
  const above = (id: string): readonly string[] => {
    const ids: string[] = [];
    for (let at: string | undefined = id; at !== undefined; at = parents.get(at)) ids.push(at);
    return ids;
  };
  const drawn = new Map<string, LiftedEdge & { readonly edges: ChartEdge[] }>();
  for (const edge of chart.edges) {
    const [out, into] = [above(edge.source), above(edge.target)];
    const holder = isInward(edge)
      ? undefined
      : out.find((id) => id !== edge.source && id !== edge.target && into.includes(id));
    if (holder === undefined || above(holder).some((id) => collapsed.has(id))) continue;
    const [from, to] = [out[out.indexOf(holder) - 1], into[into.indexOf(holder) - 1]];
    if (from === undefined || to === undefined) continue;
    const key = `${holder} ${from} ${to}`;
    const one = drawn.get(key) ?? { holder, from, to, edges: [] };
    one.edges.push(edge);
    drawn.set(key, one);
  }
  return [...drawn.values()];
}

/** How large a state must be for its own text. */
function sizeOf(node: ChartNode, chart: ChartGraph): { readonly width: number; readonly height: number } {
  const { titleWidth, ruleWidth, lineWidth, lineHeight, titleHeight, padding } = CHART_TEXT;
  const lines = linesOf(node, chart);
  const title = node.key.length * titleWidth + node.rule.length * ruleWidth + padding * 3.5;
  const longest = Math.max(0, ...lines.map(({ length }) => length)) * lineWidth + padding * 2;
  return {
    width: Math.ceil(Math.max(title, longest)),
    height: titleHeight + lines.length * lineHeight + (lines.length === 0 ? 4 : 8),
  };
}

/** What ELK is given to lay a chart out. */
export function elkInput(chart: ChartGraph, options: LayoutOptions = {}): ElkShape {
  const lifted = liftedEdges(chart, options);
  const shapeOf = (node: ChartNode): ElkShape => {
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
      edges: lifted.filter(({ holder }) => holder === node.id).map(connection),
    };
  };
  const root = chart.nodes.find(({ id }) => id === chart.root);
  return {
    id: '$root',
    layoutOptions: { ...optionsFor('DOWN'), 'elk.padding': '[top=8,left=8,right=8,bottom=8]' },
    children: root === undefined ? [] : [shapeOf(root)],
  };
}

/** What mostly holds states with insides of their own runs down, like the turn and the attack; the rest runs to the right. */
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

function connection({ from, to, edges }: LiftedEdge): ElkConnection {
  const id = edges.map((edge) => edge.id).join(' ');
  const texts = [...new Set(edges.map(labelOf).filter((text) => text !== ''))];
  const lines =
    texts.length > SHOWN_LABELS
      ? [...texts.slice(0, SHOWN_LABELS - 1), `and ${texts.length - SHOWN_LABELS + 1} more`]
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

/** What ELK gave back, with all places from the top left corner of the chart. */
export function laidOut(shape: ElkShape): ChartLayout {
  const nodes: Record<string, Box> = {};
  const edges: LaidOutEdge[] = [];
  const walk = (
    { id, x = 0, y = 0, width = 0, height = 0, children = [], edges: own = [] }: ElkShape,
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

function placedEdge({ id, sections = [], labels }: ElkConnection, left: number, top: number): LaidOutEdge {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: x + left, y: y + top })),
  );
  return {
    edges: id.split(' '),
    points,
    labels: labels.flatMap(({ text, x = 0, y = 0, width }) =>
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
