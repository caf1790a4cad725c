import type { Box, Point } from '../../model/index.ts';

/** What part of a chart is seen: a point of the chart at `(px, py)` is drawn at `(px * scale + x, py * scale + y)`. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const SMALLEST = 0.05;
const LARGEST = 3;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Zooms in or out so that what lies at `at`, a point of the window, stays there. */
export function zoomed(view: View, factor: number, at: Point): View {
  const scale = within(view.scale * factor, SMALLEST, LARGEST);
  const by = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
}

export const panned = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x + dx,
  y: view.y + dy,
});

/** The view with a point of the chart in the middle. */
export const centred = ({ x, y }: Point, scale: number, window: Size): View => ({
  scale,
  x: window.width / 2 - x * scale,
  y: window.height / 2 - y * scale,
});

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The view that shows a box whole, as far as the scale may go. */
export function fitted(box: Box, window: Size, least: number, most: number): View {
  const margin = 24;
  const fits = Math.min(
    (window.width - margin) / Math.max(1, box.width),
    (window.height - margin) / Math.max(1, box.height),
  );
  return centred(middleOf(box), within(fits, least, most), window);
}

/** Whether a box of the chart is in the window whole. */
export function isInSight(box: Box, { x, y, scale }: View, { width, height }: Size): boolean {
  const left = box.x * scale + x;
  const top = box.y * scale + y;
  return (
    left >= 8 && top >= 8 && left + box.width * scale <= width - 8 && top + box.height * scale <= height - 8
  );
}

/** The part of the chart that is seen. */
export const seenBox = ({ x, y, scale }: View, { width, height }: Size): Box => ({
  x: -x / scale,
  y: -y / scale,
  width: width / scale,
  height: height / scale,
});

/** Readable, and not larger than it need be, between these scales. */
const LEGIBLE = 0.72;
const LARGE = 1.1;

const EDGE = 14;

/** Moves a window along one side so that it shows a box whole, or nothing of what lies beyond one that is larger. */
function kept(at: number, from: number, length: number, scale: number, window: number): number {
  const drawn = length * scale;
  if (drawn <= window) return (window - drawn) / 2 - from * scale;
  return within(at, window - EDGE - drawn - from * scale, EDGE - from * scale);
}

/**
 * The view that follows what is active: with as much of its surroundings as there is room for. The scale stays as it is
 * while it is legible: that is calmer, and text that keeps its size is not set anew.
 */
export function following(leaf: Box, around: Box, window: Size, before: View): View {
  const scale =
    before.scale >= LEGIBLE && before.scale <= LARGE
      ? before.scale
      : fitted(around, window, LEGIBLE, LARGE).scale;
  const whole = centred(middleOf(around), scale, window);
  if (isInSight(around, whole, window)) return whole;
  const { x, y } = centred(middleOf(leaf), scale, window);
  return {
    scale,
    x: kept(x, around.x, around.width, scale, window.width),
    y: kept(y, around.y, around.height, scale, window.height),
  };
}
