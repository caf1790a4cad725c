import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { CHART_TEXT, type ChartLayout, type LaidOutEdge, linesOf, type Moment } from '../../model/index.ts';
import type { ChartGraph, ChartNode } from '../../trace.ts';
import { useInspector } from '../session/context.ts';
import { type ChartCommands, ChartTools } from './chartTools.tsx';
import { MINIMAP_WIDTH, Minimap } from './minimap.tsx';
import { neighbour } from './neighbour.ts';
import { usePointers } from './pointers.ts';
import { centred, fitted, following, isInSight, middleOf, type Size, type View, zoomed } from './view.ts';

export interface ChartViewProps {
  readonly graph: ChartGraph;
  readonly layout: ChartLayout;
}

/** So small that lines of their own width would not be seen. */
const FAR = 0.3;

/** A chart as it is laid out: the active states lit, the transition just taken drawn over it. */
export function ChartView({ graph, layout }: ChartViewProps) {
  const inspector = useInspector();
  const box = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const view = useSignal<View>({ x: 0, y: 0, scale: 0.5 });
  const size = useSignal<Size>({ width: 1, height: 1 });
  const shownAround = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => {
      size.value = { width: element.clientWidth, height: element.clientHeight };
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [size]);

  useLayoutEffect(() => {
    shownAround.current = undefined;
  }, [layout]);

  useSignalEffect(() => {
    const { x, y, scale } = view.value;
    // Of the box and not of what is drawn: text that is drawn larger would be set anew, all of it.
    if (plane.current === null) return;
    plane.current.style.transform = `translate(${x}px,${y}px) scale(${scale})`;
    plane.current.classList.toggle('far', scale < FAR);
  });

  const moment = inspector.moment.value;
  const active = shownActive(moment, graph, layout);
  const leaf = active.at(-1);
  const followed = inspector.followActive.value;
  const { width, height } = size.value;

  useLayoutEffect(() => {
    for (const element of plane.current?.querySelectorAll<SVGGElement>('.state') ?? []) {
      const id = element.dataset['id'] ?? '';
      element.classList.toggle('active', active.includes(id));
      element.classList.toggle('leaf', id === leaf);
      element.querySelector('.state-body')?.setAttribute('tabindex', id === leaf ? '0' : '-1');
    }
  }, [layout, active.join()]);

  useLayoutEffect(() => {
    const around = active.at(-2) ?? leaf;
    const at = leaf === undefined ? undefined : layout.nodes[leaf];
    const near = around === undefined ? undefined : layout.nodes[around];
    if (!followed || at === undefined || width < 2) return;
    const free = { width: width > 3 * MINIMAP_WIDTH ? width - MINIMAP_WIDTH : width, height };
    const stays = shownAround.current === around && isInSight(at, view.peek(), free);
    shownAround.current = around;
    if (!stays) view.value = following(at, near ?? at, free, view.peek());
  }, [layout, leaf, followed, width, height]);

  usePointers(box, view, () => {
    inspector.followActive.value = false;
  });

  const walk = useCallback<Walk>(
    (event, from) => {
      const next = neighbour(layout, from, event.key);
      const at = layout.nodes[next ?? ''];
      if (next === undefined || at === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      inspector.followActive.value = false;
      inspector.selectedState.value = next;
      if (!isInSight(at, view.peek(), size.peek()))
        view.value = centred(middleOf(at), view.peek().scale, size.peek());
      plane.current
        ?.querySelector<SVGGElement>(`[data-id="${next}"] .state-body`)
        ?.focus({ preventScroll: true });
    },
    [inspector, layout, size, view],
  );

  const commands: ChartCommands = {
    zoom: (factor) => {
      view.value = zoomed(view.value, factor, { x: width / 2, y: height / 2 });
    },
    whole: () => {
      inspector.followActive.value = false;
      view.value = fitted(
        { x: 0, y: 0, width: layout.width, height: layout.height },
        { width, height },
        0.01,
        1,
      );
    },
  };

  return (
    <div class="chart">
      <ChartTools graph={graph} commands={commands} />
      <div class="chart-window" ref={box}>
        <div
          ref={plane}
          class="chart-plane"
          role="group"
          aria-label={`The ${graph.name} chart; active: ${leaf ?? 'nothing'}`}
        >
          <Plane graph={graph} layout={layout} walk={walk} />
          <Taken layout={layout} moment={moment} />
        </div>
        <Minimap graph={graph} layout={layout} view={view} size={size} active={active} />
      </div>
    </div>
  );
}

/** The active states as far as they are drawn; where their insides are not shown, the state that hides them is the last. */
function shownActive(moment: Moment, graph: ChartGraph, layout: ChartLayout): readonly string[] {
  return moment.active[graph.name].filter((id) => layout.nodes[id] !== undefined);
}

/** A drawing as large as the chart, with an arrowhead of its own. */
function Sheet({ name, words, head, layout, children }: SheetProps) {
  return (
    <svg
      class={`chart-sheet chart-${name}`}
      role="group"
      aria-label={words}
      width={layout.width}
      height={layout.height}
    >
      <defs>
        <marker
          id={`arrow-${name}`}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth={head}
          markerHeight={head}
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

interface SheetProps {
  readonly name: 'states' | 'taken';
  /** What it shows. */
  readonly words: string;
  /** The size of an arrowhead. */
  readonly head: number;
  readonly layout: ChartLayout;
  readonly children: ComponentChildren;
}

/** States and transitions; drawn once for a layout. */
function Plane({ graph, layout, walk }: ChartViewProps & { readonly walk: Walk }) {
  return useMemo(
    () => (
      <Sheet name="states" words="States and transitions" head={7} layout={layout}>
        {graph.nodes.map((node) => (
          <State
            key={node.id}
            node={node}
            layout={layout}
            lines={linesOf(node, graph)}
            inside={node.parent !== undefined && hasChildren(graph, node.id)}
            walk={walk}
          />
        ))}
        {layout.edges.map((edge) => (
          <Transition key={edge.edges.join()} edge={edge} />
        ))}
      </Sheet>
    ),
    [graph, layout, walk],
  );
}

const hasChildren = ({ nodes }: ChartGraph, id: string): boolean => nodes.some(({ parent }) => parent === id);

interface StateProps {
  readonly node: ChartNode;
  readonly layout: ChartLayout;
  /** What it does: actions on entry and exit, events that it handles itself. */
  readonly lines: readonly string[];
  /** It has states inside, and can be closed. */
  readonly inside: boolean;
  readonly walk: Walk;
}

/** Goes from a state to the one beside it. */
type Walk = (event: KeyboardEvent, from: string) => void;

function State({ node, layout, lines, inside, walk }: StateProps) {
  const inspector = useInspector();
  const box = layout.nodes[node.id];
  if (box === undefined) return undefined;
  const { x, y, width, height } = box;
  const collapsed = inspector.collapsed.value.has(node.id);
  const look = (): void => {
    inspector.selectedState.value = node.id;
  };
  return (
    <g
      class={`state state-${node.type}${inside && !collapsed ? ' state-open' : ''}`}
      data-id={node.id}
      transform={`translate(${x},${y})`}
    >
      <g
        class="state-body"
        role="button"
        tabIndex={-1}
        onClick={look}
        onKeyDown={(event) => {
          if (event.key === 'Enter') look();
          else walk(event, node.id);
        }}
      >
        <title>{`${node.path}\n${node.rule}: ${node.ruleText}`}</title>
        <rect width={width} height={height} rx="5" />
        <text class="state-name" x={inside ? 24 : 9} y="17">
          {node.initial ? '▸ ' : ''}
          {node.key}
        </text>
        <text class="state-rule" x={width - 8} y="17" text-anchor="end">
          {node.rule}
        </text>
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
      </g>
      {inside ? <Fold node={node} collapsed={collapsed} /> : undefined}
    </g>
  );
}

function Fold({ node, collapsed }: { readonly node: ChartNode; readonly collapsed: boolean }) {
  const inspector = useInspector();
  const fold = (): void => inspector.fold(node.id);
  return (
    <g
      class="fold"
      role="button"
      tabIndex={-1}
      aria-label={`${collapsed ? 'Open' : 'Close'} ${node.path}`}
      onClick={fold}
      onKeyDown={({ key }) => key === 'Enter' && fold()}
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

/** The transition just taken, and those whose guard said no just before it. */
function Taken({ layout, moment }: { readonly layout: ChartLayout; readonly moment: Moment }) {
  const taken = new Set(moment.step?.edges ?? []);
  const refused = new Set(
    moment.asked.flatMap(({ answer, edge }) => (answer || edge === undefined ? [] : [edge])),
  );
  const touching = (ids: ReadonlySet<string>): readonly LaidOutEdge[] =>
    layout.edges.filter(({ edges }) => edges.some((id) => ids.has(id)));
  const lines = touching(taken);
  return (
    <Sheet name="taken" words="The transition just taken" head={13} layout={layout}>
      {touching(refused)
        .filter((edge) => !lines.includes(edge))
        .map((edge) => (
          <g class="transition transition-refused" key={`refused ${edge.edges.join()}`}>
            <path d={pathOf(edge)} />
            <Labels edge={edge} />
          </g>
        ))}
      {lines.map((edge) => (
        <g class="transition transition-taken" key={edge.edges.join()}>
          <path d={pathOf(edge)} marker-end="url(#arrow-taken)" />
          <Labels edge={edge} />
        </g>
      ))}
    </Sheet>
  );
}
