import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import {
  bodyLines,
  CHART_TEXT,
  type ChartLayout,
  type LaidOutEdge,
  type Moment,
  type WayOut,
} from '../../model/index.ts';
import type { ChartGraph, ChartNode } from '../../trace.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';

/** Handles an arrow key pressed on a state. */
export type Walk = (event: KeyboardEvent, from: string) => void;

interface StateSheetProps {
  readonly graph: ChartGraph;
  readonly layout: ChartLayout;
  readonly walk: Walk;
}

/** All states and transitions, rendered once per layout. */
export function StateSheet({ graph, layout, walk }: StateSheetProps) {
  const { chart } = texts.value;
  return useMemo(
    () => (
      <Sheet name="states" label={chart.sheet} arrowhead={7} layout={layout}>
        {graph.nodes.map((node) => (
          <State
            key={node.id}
            node={node}
            layout={layout}
            lines={bodyLines(node, graph)}
            collapsible={node.parent !== undefined && hasChildren(graph, node.id)}
            walk={walk}
          />
        ))}
        {layout.edges.map((edge) => (
          <Transition key={edge.edges.join()} edge={edge} />
        ))}
      </Sheet>
    ),
    [graph, layout, walk, chart],
  );
}

interface TransitionSheetProps {
  readonly layout: ChartLayout;
  readonly moment: Moment;
  /** The transitions that leave the active states. */
  readonly ways: readonly WayOut[];
}

/** The transition just taken, those that a guard rejected directly before it, and the outcomes of those that can follow. */
export function TransitionSheet({ layout, moment, ways }: TransitionSheetProps) {
  const taken = new Set(moment.step?.edges ?? []);
  const rejected = new Set(
    moment.guards.flatMap(({ answer, edge }) => (answer || edge === undefined ? [] : [edge])),
  );
  const drawnAs = (ids: ReadonlySet<string>): readonly LaidOutEdge[] =>
    layout.edges.filter(({ edges }) => edges.some((id) => ids.has(id)));
  const takenEdges = drawnAs(taken);
  return (
    <Sheet name="taken" label={texts.value.chart.taken} arrowhead={13} layout={layout}>
      {drawnAs(rejected)
        .filter((edge) => !takenEdges.includes(edge))
        .map((edge) => (
          <g class="transition transition-refused" key={`refused ${edge.edges.join()}`}>
            <path d={pathOf(edge)} />
            <Labels edge={edge} />
          </g>
        ))}
      {takenEdges.map((edge) => (
        <g class="transition transition-taken" key={edge.edges.join()}>
          <path d={pathOf(edge)} marker-end="url(#arrow-taken)" />
          <Labels edge={edge} />
        </g>
      ))}
      {layout.edges.map((edge) => (
        <Outcome
          key={`way ${edge.edges.join()}`}
          edge={edge}
          ways={ways.filter((way) => edge.edges.includes(way.edge.id))}
        />
      ))}
    </Sheet>
  );
}

interface OutcomeProps {
  readonly edge: LaidOutEdge;
  readonly ways: readonly WayOut[];
}

/** The outcomes of the guards of a transition that leaves an active state, below its label. */
function Outcome({ edge, ways }: OutcomeProps) {
  const guarded = ways.filter(({ outcome }) => outcome !== 'unguarded');
  if (guarded.length === 0) return undefined;
  const middle = edge.points[Math.floor(edge.points.length / 2)] ?? { x: 0, y: 0 };
  const label = edge.labels.at(-1);
  const outcomes = [...new Set(guarded.map(({ outcome }) => outcome))];
  return (
    <g
      class={`transition way way-${outcomes.length === 1 ? outcomes[0] : 'mixed'}`}
      data-edges={edge.edges.join(' ')}
    >
      <text x={(label?.x ?? middle.x) + 3} y={(label?.y ?? middle.y) + 23}>
        {outcomes.map((outcome) => texts.value.step.outcomes[outcome]).join(', ')}
      </text>
    </g>
  );
}

interface SheetProps {
  readonly name: 'states' | 'taken';
  readonly label: string;
  /** The size of an arrowhead. */
  readonly arrowhead: number;
  readonly layout: ChartLayout;
  readonly children: ComponentChildren;
}

/** A drawing of the size of the chart. */
function Sheet({ name, label, arrowhead, layout, children }: SheetProps) {
  return (
    <svg
      class={`chart-sheet chart-${name}`}
      role="group"
      aria-label={label}
      width={layout.width}
      height={layout.height}
    >
      <defs>
        <marker
          id={`arrow-${name}`}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth={arrowhead}
          markerHeight={arrowhead}
          orient="auto"
          markerUnits="userSpaceOnUse"
        >
          <path d="M0,0 L8,4 L0,8 z" fill="context-stroke" />
        </marker>
      </defs>
      {children}
    </svg>
  );
}

const hasChildren = ({ nodes }: ChartGraph, id: string): boolean => nodes.some(({ parent }) => parent === id);

interface StateProps {
  readonly node: ChartNode;
  readonly layout: ChartLayout;
  readonly lines: readonly string[];
  readonly collapsible: boolean;
  readonly walk: Walk;
}

function State({ node, layout, lines, collapsible, walk }: StateProps) {
  const inspector = useInspector();
  const box = layout.nodes[node.id];
  if (box === undefined) return undefined;
  const { x, y, width, height } = box;
  const collapsed = inspector.collapsed.value.has(node.id);
  const select = (): void => {
    inspector.selectedState.value = node.id;
  };
  return (
    <g
      class={`state state-${node.type}${collapsible && !collapsed ? ' state-open' : ''}`}
      data-id={node.id}
      transform={`translate(${x},${y})`}
    >
      <g
        class="state-body"
        role="button"
        tabIndex={-1}
        onClick={select}
        onKeyDown={(event) => {
          if (event.key === 'Enter') select();
          else walk(event, node.id);
        }}
      >
        <title>{`${node.path}\n${node.rule}: ${texts.value.telling.rule(node.rule, node.ruleText)}`}</title>
        <rect width={width} height={height} rx="5" />
        <text class="state-name" x={collapsible ? 24 : 9} y="17">
          {node.initial ? '▸ ' : ''}
          {node.key}
        </text>
        <text class="state-rule" x={width - 8} y="17" text-anchor="end">
          {node.rule}
        </text>
        <BodyLines lines={lines} />
      </g>
      {collapsible ? <CollapseButton node={node} collapsed={collapsed} /> : undefined}
    </g>
  );
}

function BodyLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <>
      {lines.map((line, index) => (
        <text
          class="state-line"
          key={line}
          x="9"
          y={CHART_TEXT.titleHeight + 8 + index * CHART_TEXT.lineHeight}
        >
          {line}
        </text>
      ))}
    </>
  );
}

function CollapseButton({ node, collapsed }: { readonly node: ChartNode; readonly collapsed: boolean }) {
  const inspector = useInspector();
  const toggle = (): void => inspector.toggleCollapsed(node.id);
  return (
    <g
      class="fold"
      role="button"
      tabIndex={-1}
      aria-label={texts.value.chart.fold(node.path, collapsed ? 'closed' : 'opened')}
      onClick={toggle}
      onKeyDown={({ key }) => key === 'Enter' && toggle()}
    >
      <rect class="fold-box" x="5" y="6" width="14" height="14" rx="3" />
      <path class="fold-sign" d={collapsed ? 'M8,13 h8 M12,9 v8' : 'M8,13 h8'} />
    </g>
  );
}

const pathOf = ({ points }: LaidOutEdge): string => `M${points.map(({ x, y }) => `${x},${y}`).join('L')}`;

function Transition({ edge }: { readonly edge: LaidOutEdge }) {
  return (
    <g class="transition" data-edges={edge.edges.join(' ')}>
      <path d={pathOf(edge)} marker-end="url(#arrow-states)" />
      <Labels edge={edge} />
    </g>
  );
}

function Labels({ edge }: { readonly edge: LaidOutEdge }) {
  return (
    <>
      {edge.labels.map(({ x, y, text }) => (
        <text key={`${x},${y}`} x={x + 3} y={y + 11}>
          {text}
        </text>
      ))}
    </>
  );
}
