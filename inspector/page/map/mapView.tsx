import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type MapShape, mapShapes, type TurnMap, turnMap } from '../../model/index.ts';
import { layoutOf } from '../chart/elk.ts';
import { neighbour } from '../chart/neighbour.ts';
import { receivedLayout } from '../chart/receivedLayout.ts';
import { useInspector } from '../session/context.ts';
import { Arrow, StateOnMap } from './mapShape.tsx';

/** The map is drawn at 1:1, so that names keep their size; below this width it scrolls. */
const MIN_WIDTH = 340;
const PADDING = 8;

/** A turn on one screen: every step, every window, and where the duel is. A click opens the full chart there. */
export function MapView() {
  const inspector = useInspector();
  const graph = inspector.line.value?.reader.header.charts.duel;
  const box = useRef<HTMLDivElement>(null);
  const width = useSignal(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => {
      width.value = Math.max(MIN_WIDTH, element.clientWidth - PADDING);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  useEffect(() => {
    const collapsed = inspector.collapsed.peek();
    if (graph === undefined || receivedLayout(inspector.hello.peek(), graph, collapsed) !== undefined) return;
    void layoutOf(graph, collapsed);
  }, [graph]);
  const wide = width.value;
  const map = useMemo(
    () => (graph === undefined || wide === 0 ? undefined : turnMap(graph, wide)),
    [graph, wide],
  );
  return (
    <div class="map-window" ref={box}>
      {map === undefined ? undefined : <Sheet map={map} />}
    </div>
  );
}

function Sheet({ map }: { readonly map: TurnMap }) {
  const inspector = useInspector();
  const moment = inspector.moment.value;
  const shapes = mapShapes(map, moment);
  const leaf = moment.active.duel.at(-1) ?? 'nothing';
  return (
    <svg
      class="map"
      role="group"
      aria-label={`The map of a turn; active: ${leaf}`}
      width={map.width}
      height={map.height}
      onKeyDown={(event) => walk(event, map)}
    >
      <defs>
        {['taken', 'return', 'link'].map((kind) => (
          <marker
            key={kind}
            id={`map-${kind}`}
            class={`map-head map-head-${kind}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth={kind === 'link' ? 6 : 10}
            markerHeight={kind === 'link' ? 6 : 10}
            orient="auto"
            markerUnits="userSpaceOnUse"
          >
            <path d="M0,0 L8,4 L0,8 z" />
          </marker>
        ))}
      </defs>
      {shapes.map((shape) => drawn(shape))}
    </svg>
  );
}

const drawn = (shape: MapShape) =>
  shape.kind === 'state' ? (
    <StateOnMap key={`${shape.look} ${shape.id}`} shape={shape} />
  ) : (
    <Arrow key={`${shape.kind} ${shape.path}`} shape={shape} />
  );

/** Arrow keys move between states. */
function walk(event: KeyboardEvent, map: TurnMap): void {
  const state = event.target instanceof Element ? event.target.closest<SVGGElement>('[data-id]') : null;
  const next = neighbour({ ...map, nodes: map.boxes, edges: [] }, state?.dataset['id'] ?? '', event.key);
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.currentTarget instanceof SVGElement)
    event.currentTarget.querySelector<SVGGElement>(`[data-id="${next}"]`)?.focus();
}
