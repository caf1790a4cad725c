import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';
import { type ChartLayout, type Moment, waysOut } from '../../model/index.ts';
import type { ChartGraph } from '../../trace.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';
import { StateSheet, TransitionSheet, type Walk } from './chartSheets.tsx';
import { type ChartCommands, ChartTools } from './chartTools.tsx';
import { neighbour } from './neighbour.ts';
import { usePointers } from './pointers.ts';
import { centred, fitted, following, isVisible, middleOf, type Size, type View, zoomed } from './view.ts';

export interface ChartViewProps {
  readonly graph: ChartGraph;
  readonly layout: ChartLayout;
}

/** Below this scale strokes of normal width would be invisible. */
const FAR = 0.3;

/** A laid-out chart with the active states highlighted and the last transition drawn on top. */
export function ChartView({ graph, layout }: ChartViewProps) {
  const inspector = useInspector();
  const box = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const view = useSignal<View>({ x: 0, y: 0, scale: 0.5 });
  const size = useSize(box);
  const moment = inspector.moment.value;
  const active = visibleActive(moment, graph, layout);
  const leaf = active.at(-1);
  const reader = inspector.line.value?.reader;
  const ways = reader === undefined ? [] : waysOut(reader, moment.seq, graph.name);
  useTransform(plane, view);
  useHighlight(plane, layout, active);
  useFollow(layout, active, view, size);
  useRoom(graph, layout, view, size);
  usePointers(box, view, () => {
    inspector.followActive.value = false;
  });
  const walk = useWalk(plane, layout, view, size);
  const commands = useCommands(layout, view, size);
  return (
    <div class="chart">
      <ChartTools graph={graph} commands={commands} />
      <div class="chart-window" ref={box}>
        <div
          ref={plane}
          class="chart-plane"
          role="group"
          aria-label={texts.value.chart.plane(graph.name, leaf)}
        >
          <StateSheet graph={graph} layout={layout} walk={walk} />
          <TransitionSheet layout={layout} moment={moment} ways={ways} />
        </div>
      </div>
    </div>
  );
}

/** The active states that are drawn. Inside a collapsed state, the collapsed state itself is the last. */
function visibleActive(moment: Moment, graph: ChartGraph, layout: ChartLayout): readonly string[] {
  return moment.active[graph.name].filter((id) => layout.nodes[id] !== undefined);
}

function useSize(box: RefObject<HTMLElement | null>): ReadonlySignal<Size> {
  const size = useSignal<Size>({ width: 1, height: 1 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => {
      size.value = { width: element.clientWidth, height: element.clientHeight };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [size]);
  return size;
}

/** Transforms the plane element rather than the SVG inside it, whose text would be laid out again at every scale. */
function useTransform(plane: RefObject<HTMLElement | null>, view: ReadonlySignal<View>): void {
  useSignalEffect(() => {
    const { x, y, scale } = view.value;
    if (plane.current === null) return;
    plane.current.style.transform = `translate(${x}px,${y}px) scale(${scale})`;
    plane.current.classList.toggle('far', scale < FAR);
  });
}

/** Sets classes on the existing elements, since re-rendering the whole chart at every step is slow. */
function useHighlight(
  plane: RefObject<HTMLElement | null>,
  layout: ChartLayout,
  active: readonly string[],
): void {
  const leaf = active.at(-1);
  useLayoutEffect(() => {
    for (const element of plane.current?.querySelectorAll<SVGGElement>('.state') ?? []) {
      const id = element.dataset['id'] ?? '';
      element.classList.toggle('active', active.includes(id));
      element.classList.toggle('leaf', id === leaf);
      element.querySelector('.state-body')?.setAttribute('tabindex', id === leaf ? '0' : '-1');
    }
  }, [layout, active.join()]);
}

/** Keeps the active leaf in view. The view moves only if the leaf is outside it or its parent has changed. */
function useFollow(
  layout: ChartLayout,
  active: readonly string[],
  view: Signal<View>,
  size: ReadonlySignal<Size>,
): void {
  const isFollowing = useInspector().followActive.value;
  const lastParent = useRef<string | undefined>(undefined);
  const { width, height } = size.value;
  const leaf = active.at(-1);
  useLayoutEffect(() => {
    lastParent.current = undefined;
  }, [layout]);
  useLayoutEffect(() => {
    const parent = active.at(-2) ?? leaf;
    const leafBox = leaf === undefined ? undefined : layout.nodes[leaf];
    const parentBox = parent === undefined ? undefined : layout.nodes[parent];
    if (!isFollowing || leafBox === undefined || width < 2) return;
    const window = { width, height };
    const stays = lastParent.current === parent && isVisible(leafBox, view.peek(), window);
    lastParent.current = parent;
    if (!stays) view.value = following(leafBox, parentBox ?? leafBox, window, view.peek());
  }, [layout, leaf, isFollowing, width, height]);
}

/** Shows the state that was opened from the map, with as much of its parent as fits. */
function useRoom(
  graph: ChartGraph,
  layout: ChartLayout,
  view: Signal<View>,
  size: ReadonlySignal<Size>,
): void {
  const inspector = useInspector();
  const id = inspector.room.value;
  const { width, height } = size.value;
  useLayoutEffect(() => {
    const node = graph.nodes.find((one) => one.id === id);
    const box = layout.nodes[id ?? ''];
    if (node === undefined || box === undefined || width < 2) return;
    const parent = node.type === 'compound' ? box : (layout.nodes[node.parent ?? ''] ?? box);
    view.value = following(box, parent, { width, height }, view.peek());
    inspector.room.value = undefined;
  }, [layout, id, width, height]);
}

/** Selects and focuses the state next to the current one, and scrolls to it if necessary. */
function useWalk(
  plane: RefObject<HTMLElement | null>,
  layout: ChartLayout,
  view: Signal<View>,
  size: ReadonlySignal<Size>,
): Walk {
  const inspector = useInspector();
  return useCallback<Walk>(
    (event, from) => {
      const next = neighbour(layout, from, event.key);
      const box = layout.nodes[next ?? ''];
      if (next === undefined || box === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      inspector.followActive.value = false;
      inspector.selectedState.value = next;
      if (!isVisible(box, view.peek(), size.peek()))
        view.value = centred(middleOf(box), view.peek().scale, size.peek());
      plane.current
        ?.querySelector<SVGGElement>(`[data-id="${next}"] .state-body`)
        ?.focus({ preventScroll: true });
    },
    [inspector, layout, size, view],
  );
}

function useCommands(layout: ChartLayout, view: Signal<View>, size: ReadonlySignal<Size>): ChartCommands {
  const { followActive } = useInspector();
  return {
    zoom: (factor) => {
      const { width, height } = size.value;
      view.value = zoomed(view.value, factor, { x: width / 2, y: height / 2 });
    },
    fit: () => {
      followActive.value = false;
      const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
      view.value = fitted(whole, size.value, 0.01, 1);
    },
  };
}
