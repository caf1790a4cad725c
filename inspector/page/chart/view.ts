import type { Box, Point } from '../../model/index.ts';

/** The transform from chart to window: the point `(px, py)` is drawn at `(px * scale + x, py * scale + y)`. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MIN_SCALE = 0.05;
const MAX_SCALE = 3;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/** Zooms around `at`, a point of the window. */
export function zoomed(view: View, factor: number, at: Point): View {
  const scale = clamp(view.scale * factor, MIN_SCALE, MAX_SCALE);
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

export const panned = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x + dx,
  y: view.y + dy,
});

/** The view centred on a point of the chart. */
export const centred = ({ x, y }: Point, scale: number, window: Size): View => ({
  scale,
  x: window.width / 2 - x * scale,
  y: window.height / 2 - y * scale,
});

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The view that shows a whole box, within the limits of the scale. */
export function fitted(box: Box, window: Size, minScale: number, maxScale: number): View {
  const margin = 24;
  const scale = Math.min(
    (window.width - margin) / Math.max(1, box.width),
    (window.height - margin) / Math.max(1, box.height),
  );
  return centred(middleOf(box), clamp(scale, minScale, maxScale), window);
}

/** Whether a box of the chart is completely visible. */
export function isVisible(box: Box, { x, y, scale }: View, { width, height }: Size): boolean {
  const left = box.x * scale + x;
  const top = box.y * scale + y;
  return (
    left >= 8 && top >= 8 && left + box.width * scale <= width - 8 && top + box.height * scale <= height - 8
  );
}

/** The visible part of the chart. */
export const visibleBox = ({ x, y, scale }: View, { width, height }: Size): Box => ({
  x: -x / scale,
  y: -y / scale,
  width: width / scale,
  height: height / scale,
});

/** The range of scales at which text is legible and not oversized. */
const MIN_LEGIBLE = 0.72;
const MAX_LEGIBLE = 1.1;

const MARGIN = 14;

/** Along one axis: centres a box that fits the window; otherwise limits `offset` so that the box fills the window. */
function constrained(offset: number, start: number, length: number, scale: number, window: number): number {
  const size = length * scale;
  if (size <= window) return (window - size) / 2 - start * scale;
  return clamp(offset, window - MARGIN - size - start * scale, MARGIN - start * scale);
}

/**
 * The view that shows the active leaf and as much of `parent` as fits. The scale is kept while it is legible, to avoid
 * visual jumps and text re-layout.
 */
export function following(leaf: Box, parent: Box, window: Size, before: View): View {
  const scale =
    before.scale >= MIN_LEGIBLE && before.scale <= MAX_LEGIBLE
      ? before.scale
      : fitted(parent, window, MIN_LEGIBLE, MAX_LEGIBLE).scale;
  const whole = centred(middleOf(parent), scale, window);
  if (isVisible(parent, whole, window)) return whole;
  const { x, y } = centred(middleOf(leaf), scale, window);
  return {
    scale,
    x: constrained(x, parent.x, parent.width, scale, window.width),
    y: constrained(y, parent.y, parent.height, scale, window.height),
  };
}
