import type { ReadonlySignal, Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { ChartLayout } from '../../model/index.ts';
import type { ChartGraph } from '../../trace.ts';
import { useInspector } from '../session/context.ts';
import { centred, type Size, type View, visibleBox } from './view.ts';

export interface MinimapProps {
  readonly graph: ChartGraph;
  readonly layout: ChartLayout;
  readonly view: Signal<View>;
  readonly size: ReadonlySignal<Size>;
  readonly active: readonly string[];
}

/** In pixels, including the margin. */
export const MINIMAP_WIDTH = 132;

const WIDTH = 120;
const MAX_HEIGHT = 100;
const MAX_DEPTH = 3;

/** A small overview of the chart that shows the visible part and the active state. Clicking it moves the view there. */
export function Minimap({ graph, layout, view, size, active }: MinimapProps) {
  const inspector = useInspector();
  const visible = visibleBox(view.value, size.value);
  const leaf = layout.nodes[active.at(-1) ?? ''];
  const height = (WIDTH * layout.height) / Math.max(1, layout.width);
  const dot = (layout.width / WIDTH) * 4;
  const go = (event: PointerEvent): void => {
    const target = event.currentTarget;
    if (!(target instanceof SVGSVGElement) || event.buttons === 0) return;
    event.stopPropagation();
    const { left, top, width } = target.getBoundingClientRect();
    const factor = layout.width / width;
    inspector.followActive.value = false;
    view.value = centred(
      { x: (event.clientX - left) * factor, y: (event.clientY - top) * factor },
      view.value.scale,
      size.value,
    );
  };
  return (
    <svg
      class="minimap"
      role="img"
      aria-label="Overview of the chart"
      width={WIDTH}
      height={Math.min(height, MAX_HEIGHT, size.value.height / 3)}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      onPointerDown={go}
      onPointerMove={go}
    >
      <Outline graph={graph} layout={layout} />
      {leaf === undefined ? undefined : (
        <circle class="minimap-active" cx={leaf.x + leaf.width / 2} cy={leaf.y + leaf.height / 2} r={dot} />
      )}
      <rect
        class="minimap-seen"
        x={visible.x}
        y={visible.y}
        width={visible.width}
        height={visible.height}
        vector-effect="non-scaling-stroke"
      />
    </svg>
  );
}

function Outline({ graph, layout }: Pick<MinimapProps, 'graph' | 'layout'>) {
  return useMemo(
    () => (
      <>
        {graph.nodes
          .filter(({ depth, parent }) => depth <= MAX_DEPTH && parent !== undefined)
          .map(({ id }) => {
            const box = layout.nodes[id];
            return box === undefined ? undefined : (
              <rect key={id} {...box} class="minimap-state" vector-effect="non-scaling-stroke" />
            );
          })}
      </>
    ),
    [graph, layout],
  );
}
