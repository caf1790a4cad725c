import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import {
  type Box,
  type FittedMap,
  type MapShape,
  mapShapes,
  type Size,
  scrolledTo,
  shownAs,
  type TurnMap,
} from '../../model/index.ts';
import { layoutOf } from '../chart/elk.ts';
import { neighbour } from '../chart/neighbour.ts';
import { receivedLayout } from '../chart/receivedLayout.ts';
import { texts } from '../language/language.ts';
import { useInspector } from '../session/context.ts';
import { fittedTo } from './fittedMaps.ts';
import { Arrow, StateOnMap } from './mapShape.tsx';

/** Below this width the map scrolls: its names are never drawn smaller. */
const MIN_WIDTH = 340;
const PADDING = 8;

/** A turn on one screen: every step, every window, and where the duel is. A click opens the full chart there. */
export function MapView() {
  const inspector = useInspector();
  const graph = inspector.line.value?.reader.header.charts.duel;
  const box = useRef<HTMLDivElement>(null);
  const area = useSignal({ width: 0, height: 0 });
  // An observer measures at once, when the page has been laid out for the frame, with the headline above the map.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || graph === undefined) return;
    const measure = (): void => {
      const width = Math.max(MIN_WIDTH, element.clientWidth - PADDING);
      const height = element.clientHeight - PADDING;
      if (width !== area.peek().width || height !== area.peek().height) area.value = { width, height };
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [area, graph]);
  useEffect(() => {
    const collapsed = inspector.collapsed.peek();
    if (graph === undefined || receivedLayout(inspector.hello.peek(), graph, collapsed) !== undefined) return;
    void layoutOf(graph, collapsed);
  }, [graph]);
  const { width, height } = area.value;
  const { telling } = texts.value;
  const fitted = useMemo(
    () => (graph === undefined || width === 0 ? undefined : fittedTo(graph, { width, height }, telling)),
    [graph, width, height, telling],
  );
  useKeptInView(box, fitted, area.value);
  return (
    <div class="map-window" ref={box}>
      {fitted === undefined ? undefined : <Sheet {...fitted} />}
    </div>
  );
}

/** Scrolls to the active state, with the step around it where there is room, whenever another one is active. */
function useKeptInView(
  window: RefObject<HTMLDivElement | null>,
  fitted: FittedMap | undefined,
  area: Size,
): void {
  const inspector = useInspector();
  const { duel } = inspector.moment.value.active;
  const follows = inspector.followActive.value;
  const active = duel.join(' ');
  // To ask where it is scrolled to lays out the page, which takes long.
  const scrolls = fitted !== undefined && !fits(fitted, area);
  useLayoutEffect(() => {
    const element = window.current;
    if (element === null || !scrolls || !follows) return;
    const { map, scale } = fitted;
    const leaf = shownAs(map, duel.at(-1) ?? '');
    const boxes = [leaf, duel[2], duel[1]].flatMap((id) => map.boxes[id ?? ''] ?? []).map(scaled(scale));
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    const view = { x: scrollLeft, y: scrollTop, width: clientWidth, height: clientHeight };
    const { x, y } = scrolledTo(boxes, view);
    element.scrollTo(x, y);
  }, [active, fitted, scrolls, follows]);
}

const fits = ({ map, scale }: FittedMap, { width, height }: Size): boolean =>
  width > MIN_WIDTH && map.width * scale <= width && map.height * scale <= height;

const scaled =
  (scale: number) =>
  ({ x, y, width, height }: Box): Box => ({
    x: x * scale,
    y: y * scale,
    width: width * scale,
    height: height * scale,
  });

function Sheet({ map, scale }: FittedMap) {
  const inspector = useInspector();
  const moment = inspector.moment.value;
  const shapes = mapShapes(map, moment, texts.value.telling);
  const leaf = moment.active.duel.at(-1);
  return (
    <svg
      class="map"
      role="group"
      aria-label={texts.value.map.sheet(leaf)}
      width={map.width * scale}
      height={map.height * scale}
      viewBox={`0 0 ${map.width} ${map.height}`}
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
