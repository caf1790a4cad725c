import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Gestures {
  /** The record at a place of the window. */
  readonly seqAt: (clientX: number) => number;
  readonly hover: (clientX: number) => void;
  readonly jump: (clientX: number) => void;
  readonly drag: (clientX: number) => void;
  readonly zoom: (factor: number, seq: number) => void;
  readonly pan: (records: number) => void;
}

interface PointerHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
}

/** A press that moves further than this is a drag. */
const DRAG_PX = 3;
/** How much a turn of the wheel by one pixel zooms. */
const WHEEL_ZOOM = 0.002;

/** A click jumps, a drag moves through the trace, the wheel or two fingers zoom, and a wheel with Shift pans. */
export function useGestures(box: RefObject<HTMLDivElement | null>, gestures: Gestures): PointerHandlers {
  const latest = useRef(gestures);
  latest.current = gestures;
  const fingers = useRef(new Map<number, number>());
  const pressedAt = useRef<number | undefined>(undefined);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const turn = (event: WheelEvent): void => {
      // The page must not scroll as well.
      event.preventDefault();
      const { seqAt, zoom, pan } = latest.current;
      const sideways = event.shiftKey ? event.deltaX || event.deltaY : event.deltaX;
      if (sideways !== 0) pan(panned(sideways));
      else zoom(Math.exp(-event.deltaY * WHEEL_ZOOM), seqAt(event.clientX));
    };
    const panned = (pixels: number): number => {
      const { left, right } = element.getBoundingClientRect();
      const records = latest.current.seqAt(right) - latest.current.seqAt(left);
      return (pixels / Math.max(1, right - left)) * records;
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [box]);

  const release = ({ pointerId }: PointerEvent): void => {
    fingers.current.delete(pointerId);
    pressedAt.current = undefined;
  };
  return {
    onPointerDown: ({ pointerId, clientX, button, target }) => {
      if (button !== 0 || (target instanceof Element && target.closest('button') !== null)) return;
      fingers.current.set(pointerId, clientX);
      pressedAt.current = fingers.current.size === 1 ? clientX : undefined;
    },
    onPointerMove: ({ pointerId, clientX }) => {
      latest.current.hover(clientX);
      const before = fingers.current.get(pointerId);
      if (before === undefined) return;
      const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
      fingers.current.set(pointerId, clientX);
      if (other !== undefined) {
        const [was, is] = [Math.abs(before - other), Math.abs(clientX - other)];
        if (was > 0 && is > 0) latest.current.zoom(is / was, latest.current.seqAt((clientX + other) / 2));
        return;
      }
      const pressed = pressedAt.current;
      if (pressed !== undefined && Math.abs(clientX - pressed) <= DRAG_PX) return;
      pressedAt.current = undefined;
      latest.current.drag(clientX);
    },
    onPointerUp: (event) => {
      if (pressedAt.current !== undefined) latest.current.jump(event.clientX);
      release(event);
    },
    onPointerCancel: release,
  };
}
