import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Point } from '../../model/index.ts';
import { panned, type View, zoomed } from './view.ts';

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A pointer that moves less than this many pixels clicks; otherwise it pans. */
const CLICK_TOLERANCE = 4;

/** Dragging pans; the wheel and pinching zoom. */
export function usePointers(
  box: RefObject<HTMLElement | null>,
  view: Signal<View>,
  onMoved: () => void,
): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const down = new Map<number, Point>();
    let travelled = 0;

    const at = (event: PointerEvent | WheelEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const press = (event: PointerEvent): void => {
      down.set(event.pointerId, at(event));
      travelled = 0;
    };
    const move = (event: PointerEvent): void => {
      const before = down.get(event.pointerId);
      if (before === undefined) return;
      const now = at(event);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      down.set(event.pointerId, now);
      travelled += distance(before, now);
      if (travelled < CLICK_TOLERANCE) return;
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      onMoved();
      view.value =
        other === undefined
          ? panned(view.value, now.x - before.x, now.y - before.y)
          : zoomed(
              view.value,
              distance(now, other) / Math.max(1, distance(before, other)),
              midpoint(now, other),
            );
    };
    const release = (event: PointerEvent): void => {
      down.delete(event.pointerId);
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      onMoved();
      view.value = zoomed(view.value, Math.exp(-event.deltaY / 400), at(event));
    };
    const aborter = new AbortController();
    const { signal } = aborter;
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', release, { signal });
    element.addEventListener('pointercancel', release, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => aborter.abort();
  }, [box, view]);
}
